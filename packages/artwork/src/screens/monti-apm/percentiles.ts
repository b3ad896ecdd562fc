import { numeral } from '../../drawing/numeral';
import { disc, line, rect, rects, stack, white, type Box } from '../../drawing/shapes';
import type { Step, Steps } from '../../drawing/steps';
import type { Flow } from '../flow';

/** Heights of the buckets from the shortest durations up: they get wider as durations grow. */
const heights = [20, 24, 32, 40, 52, 66, 80, 104] as const;
const floor = 512;
const gap = 4;
const columns = { start: 40, pitch: 48, width: 44 } as const;
const sum = { start: 688, unit: 3 } as const;

/** Calls of each minute by bucket, the shortest durations first; one minute is crowded and miserable. */
const minutes: readonly (readonly number[])[] = [
  [3, 6, 5, 2, 0, 0, 0, 0],
  [4, 7, 4, 2, 1, 0, 0, 0],
  [2, 5, 6, 3, 0, 0, 0, 0],
  [3, 8, 5, 1, 1, 0, 0, 0],
  [5, 6, 4, 2, 0, 0, 0, 0],
  [3, 7, 6, 2, 1, 0, 0, 0],
  [2, 4, 6, 5, 3, 1, 0, 0],
  [1, 3, 6, 10, 16, 22, 28, 14],
  [2, 4, 6, 6, 4, 2, 1, 0],
  [4, 6, 5, 3, 0, 0, 0, 0],
  [3, 7, 5, 2, 1, 0, 0, 0],
  [4, 6, 4, 2, 0, 0, 0, 0],
];

/** The bucket in which the hour's percentile lies once all minutes are added. */
const percentile = 6;

/** An hour as histograms of its minutes, their sum beside them, and the two lines: the averaged one and the true one. */
export function percentilesScreen(s: Steps, flow: Flow): string {
  return stack(
    flow.between(stack(heat(s), signs(s), histogram(s), averaged(s), marker(s))),
    numeral(white, 36, [flow.x(856), middleOf(percentile)], '95%', 'middle'),
  );
}

function bucket(place: number): { y: number; height: number } {
  const below = heights.slice(0, place).reduce((total, height) => total + height + gap, 0);
  const height = heights[place] ?? 0;
  return { y: floor - below - height, height };
}

function middleOf(place: number): number {
  const { y, height } = bucket(place);
  return y + height / 2;
}

/** The darkest step a count reaches. */
const shades: readonly (readonly [from: number, step: Step])[] = [
  [14, 800],
  [7, 600],
  [5, 500],
  [3, 400],
  [1, 300],
];

function heat(s: Steps): string {
  const cells = minutes.flatMap((counts, minute) =>
    counts.map((count, place) => {
      const { y, height } = bucket(place);
      const box: Box = [columns.start + minute * columns.pitch, y, columns.width, height];
      return { box, step: shades.find(([from]) => count >= from)?.[1] };
    }),
  );
  const of = (step: Step | undefined): Box[] => cells.flatMap((cell) => (cell.step === step ? [cell.box] : []));
  return stack(rects(white, of(undefined)), ...shades.map(([, step]) => rects(s[step], of(step))));
}

/** Between the minutes a plus, before their sum an equals sign. */
function signs(s: Steps): string {
  const plus = minutes
    .slice(1)
    .map((_, minute) => `M${columns.start + (minute + 1) * columns.pitch - 10} 544h16m-8 -8v16`);
  return line(s[700], 5, `${plus.join('')}M640 538h20m-20 12h20`);
}

function histogram(s: Steps): string {
  const bar = (place: number): Box => {
    const count = minutes.reduce((total, counts) => total + (counts[place] ?? 0), 0);
    const { y, height } = bucket(place);
    return [sum.start, y, count * sum.unit, height];
  };
  const places = heights.map((_, place) => place);
  return stack(
    rects(s[400], places.filter((place) => place < percentile).map(bar)),
    rects(s[800], places.filter((place) => place >= percentile).map(bar)),
    rect(s[900], [sum.start - 8, 56, 5, floor - 56]),
  );
}

/** What averaging a percentile of every minute had shown: a calm line. */
function averaged(s: Steps): string {
  const d = 'M40 412C120 404 168 416 232 408S344 412 400 396 480 392 520 404 592 412 616 408';
  return stack(line(white, 11, d), line(s[900], 5, d, '4 10'));
}

/** The percentile read from the sum. */
function marker(s: Steps): string {
  const middle = middleOf(percentile);
  return stack(
    line(white, 11, `M40 ${middle}H800`),
    line(s[900], 5, `M40 ${middle}H800`),
    disc(s[900], 40, middle, 10),
    rect(s[900], [792, middle - 24, 128, 48], 12),
  );
}
