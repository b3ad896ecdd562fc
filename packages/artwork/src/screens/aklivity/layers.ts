import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { code, numerals } from '../../drawing/numeral';
import { disc, discs, line, placed, rect, rects, ring, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { avatar } from '../signs';

/** Middle lines of the three layers and of the three boxes, which keep their places from layer to layer. */
const layers = [100, 300, 500] as const;
const places = { source: 160, platform: 480, reader: 800 } as const;

/** One drawing at three depths: the consequence, the flow of streams below it, the machinery at the bottom. */
export function aklivityLayers(s: Steps): string {
  return stack(
    // Deeper is darker in both schemes.
    rects(lightOrDark('transparent', s[700]), [[0, 0, 960, 200]]),
    rects(lightOrDark(s[300], s[800]), [[0, 200, 960, 200]]),
    rects(lightOrDark(s[800], s[900]), [[0, 400, 960, 200]]),
    between(s[700], 100, 400),
    consequence(s),
    flow(s),
    asInLight(stack(between(s[300], 400, 500), machinery(s))),
  );
}

/** What says that the boxes below each other are the same: dots from one height to another. */
function between(color: string, from: number, to: number): string {
  return line(color, 6, [places.source, places.reader].map((x) => `M${x} ${from}V${to}`).join(''), '0.1 12');
}

function box(color: string, x: number, y: number, width = 160): string {
  return rect(color, [x - width / 2, y - 60, width, 120], 16);
}

/** A sensor around the origin. */
function sensor(ink: string): string {
  return stack(
    disc(ink, 0, 0, 10),
    line(ink, 7, 'M-18 -18a26 26 0 0 0 0 36M18 -18a26 26 0 0 1 0 36M-32 -32a46 46 0 0 0 0 64M32 -32a46 46 0 0 1 0 64'),
  );
}

function consequence(s: Steps): string {
  const y = layers[0];
  return stack(
    line(s[800], 10, `M240 ${y}H696M676 ${y - 22}L698 ${y} 676 ${y + 22}`),
    discs(s[500], 16, [[places.platform, y]]),
    box(s[700], places.source, y),
    placed(places.source, y, sensor(white)),
    box(s[700], places.reader, y),
    avatar([places.reader, y], 40, s[300], s[800]),
  );
}

/** What the sensor sends, each in a stream of its own. */
const streams = ['temp', 'wind', 'rain'] as const;
const lanes = [-40, 0, 40].map((offset) => layers[1] + offset);

function flow(s: Steps): string {
  const y = layers[1];
  const out = lanes.map((lane) => `M240 ${y}C296 ${y} 296 ${lane} 344 ${lane}H616C664 ${lane} 664 ${y} 720 ${y}`);
  return stack(line(s[700], 7, out.join('')), stations(s));
}

/** Both boxes of the flow, and what is on its lanes: in the dark no brighter than the boxes above. */
function stations(s: Steps): string {
  const y = layers[1];
  const color = lightOrDark(white, s[300]);
  return stack(
    box(color, places.source, y),
    placed(places.source, y, sensor(lightOrDark(s[600], s[800]))),
    rects(
      color,
      lanes.map((lane): Box => [344, lane - 16, 272, 32]),
      8,
    ),
    asInLight(stack(...lanes.map((lane, at) => code(s[800], 26, [360, lane], streams[at] ?? '')))),
    rects(
      lightOrDark(s[500], s[600]),
      [
        [568, 0],
        [592, 0],
        [544, 1],
        [592, 1],
        [496, 2],
        [520, 2],
        [544, 2],
        [568, 2],
        [592, 2],
      ].map(([x = 0, lane = 0]): Box => [x, (lanes[lane] ?? y) - 8, 16, 16]),
      4,
    ),
    box(color, places.reader, y),
    avatar([places.reader - 35, y], 30, s[300], s[800]),
    avatar([places.reader + 35, y], 30, lightOrDark(s[600], s[800]), lightOrDark(white, s[200])),
  );
}

/** Partitions of the platform, by number: how many entries each holds, and how many of them are read. */
const partitions = [
  { held: 8, read: 5 },
  { held: 7, read: 6 },
  { held: 5, read: 2 },
] as const;

function machinery(s: Steps): string {
  const y = layers[2];
  const rowAt = (row: number): number => y - 64 + row * 44;
  const cells = (from: (row: number) => number, to: (row: number) => number): Box[] =>
    partitions.flatMap((_, row) =>
      Array.from({ length: to(row) - from(row) }, (_unused, cell): Box => [
        376 + (from(row) + cell) * 30,
        rowAt(row) + 8,
        24,
        24,
      ]),
    );
  const heldIn = (row: number): number => partitions[row]?.held ?? 0;
  const readIn = (row: number): number => partitions[row]?.read ?? 0;
  return stack(
    line(s[400], 7, `M240 ${y}H344M616 ${y}H720`),
    box(s[600], places.source, y),
    box(s[600], places.reader, y),
    rects(
      s[600],
      partitions.map((_, row): Box => [338, rowAt(row), 284, 40]),
      8,
    ),
    rects(
      s[400],
      cells(() => 0, readIn),
      4,
    ),
    rects(s[200], cells(readIn, heldIn), 4),
    numerals(
      white,
      28,
      partitions.map((_, row) => [357, rowAt(row) + 20, String(row)]),
      'middle',
    ),
    placed(places.source, y, schema(s)),
    placed(places.reader, y, schema(s)),
    ring(s[300], 289, y, 12, 6),
    ring(s[300], 671, y, 12, 6),
  );
}

/** The fields of a message around the origin. */
function schema(s: Steps): string {
  return stack(
    discs(
      s[200],
      6,
      [-30, 0, 30].map((y) => [-46, y] as const),
    ),
    ...['id', 'time', 'temp'].map((field, at) => code(white, 26, [-24, at * 30 - 30], field)),
  );
}
