import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numerals } from '../../drawing/numeral';
import {
  bars,
  disc,
  discs,
  line,
  panel,
  rect,
  rects,
  shape,
  stack,
  white,
  type Bar,
  type Box,
  type Point,
  scaled,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';

/** The night's beginning and its end, where neither a mark nor a dot is. */
const night = { from: 170, to: 664 } as const;
const first = 192;
const lane = 84;
const marksAt = 88;

/** A staging environment's evening and morning: when it falls asleep, and when a merge wakes it, if one does. */
const environments: readonly { asleep: number; awake?: number; tone: 400 | 500 | 600 }[] = [
  { asleep: 232, awake: 728, tone: 500 },
  { asleep: 208, awake: 704, tone: 600 },
  { asleep: 256, tone: 400 },
  { asleep: 216, awake: 720, tone: 600 },
  { asleep: 240, awake: 712, tone: 500 },
];

/** Five environments over one night: each stops in the evening and runs again once somebody merges. */
export function smallLinesDrawing(s: Steps, flow: Flow): string {
  return stack(
    flow.between(stack(dayAndNight(s), ...environments.map((_, row) => environment(s, row)))),
    hours(s[800], [16, 36, 40], flow),
    asInLight(stack(hours(s[100], [20, 24, 28, 32], flow), moon(s, flow))),
  );
}

/** What differs in both color schemes, and the marks of the time line. */
function dayAndNight(s: Steps): string {
  const marks = (from: readonly number[]) => from.map((x): Box => [x - 3, marksAt, 6, 24]);
  return stack(
    rects(lightOrDark(s[100], s[800]), [
      [0, 0, night.from, 600],
      [night.to, 0, 960 - night.to, 600],
    ]),
    rect(panel, [night.from, 0, night.to - night.from, 600]),
    rects(s[600], marks([32, 96, 160, 672, 736, 800, 864, 928])),
    asInLight(rects(s[300], marks([224, 288, 352, 416, 480, 544, 608]))),
  );
}

/** The numbers of hours, counted from midnight before. */
function hours(ink: string, numbered: readonly number[], flow: Flow): string {
  return numerals(
    ink,
    30,
    numbered.map((hour) => [flow.x(96 + (hour - 16) * 32), marksAt + 50, `${hour % 24}:00`]),
    'middle',
  );
}

/** Above the marks, in the middle of the night. */
function moon(s: Steps, flow: Flow): string {
  const stars = discs(s[200], 5, [
    [17, 36],
    [32, 54],
  ]);
  return scaled(
    flow.x((night.from + night.to) / 2),
    18,
    0.56,
    stack(shape(s[200], 'M-6 27a34 34 0 1 0 37 46a29 29 0 0 1 -37 -46z'), stars),
  );
}

function environment(s: Steps, row: number): string {
  const { asleep = 0, awake, tone = 600 } = environments[row] ?? {};
  const y = first + row * lane;
  const ink = tone === 400 ? s[900] : white;
  const words: readonly Bar[] = [[32, y, asleep - 96]];
  // Pale dots through the night, dark ones from the morning on.
  const dots = Array.from({ length: Math.floor(((awake ?? 1000) - 60 - asleep) / 20) + 1 }, (_, dot): Point => [
    asleep + 20 + dot * 20,
    y,
  ]);
  return stack(
    asInLight(
      discs(
        s[200],
        3.5,
        dots.filter(([x]) => x < night.to),
      ),
    ),
    discs(
      s[700],
      3.5,
      dots.filter(([x]) => x >= night.to),
    ),
    shape(s[tone], `M0 ${y - 28}H${asleep - 28}a28 28 0 0 1 0 56H0z`),
    bars(ink, 12, words),
    awake === undefined
      ? ''
      : stack(shape(s[tone], `M960 ${y - 28}H${awake}a28 28 0 0 0 0 56H960z`), merge(s, awake, y)),
  );
}

/** A branch that joins another. */
function merge(s: Steps, x: number, y: number): string {
  return scaled(
    x,
    y,
    1,
    stack(
      disc(white, 0, 0, 22),
      line(s[800], 4.5, 'M-7 9V-9Q-7 4 8 4'),
      discs(s[800], 5, [
        [-7, -9],
        [-7, 9],
        [8, 4],
      ]),
    ),
  );
}
