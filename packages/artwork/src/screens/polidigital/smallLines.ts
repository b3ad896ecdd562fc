import { numerals } from '../../drawing/numeral';
import { bars, disc, discs, line, rect, rects, shape, stack, white, type Bar, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** The night's beginning and end. */
const night = { from: 176, to: 656 } as const;
const first = 168;
const lane = 88;

/** A staging environment's evening and morning: when it falls asleep, and when a merge wakes it, if one does. */
const environments: readonly { asleep: number; awake?: number; tone: 400 | 600 | 800 }[] = [
  { asleep: 232, awake: 728, tone: 600 },
  { asleep: 208, awake: 696, tone: 800 },
  { asleep: 256, tone: 400 },
  { asleep: 216, awake: 808, tone: 800 },
  { asleep: 240, awake: 712, tone: 600 },
];

/** Five environments over one night: each stops in the evening and runs again once somebody merges. */
export function smallLinesDrawing(s: Steps): string {
  return stack(
    rect(s[300], [night.from, 0, night.to - night.from, 600]),
    hours(s),
    ...environments.map((_, row) => environment(s, row)),
  );
}

function hours(s: Steps): string {
  const middle = (night.from + night.to) / 2;
  const ticks = [32, 96, 160, 224, 288, 352, 480, 544, 608, 672, 736, 800, 864, 928];
  return stack(
    rects(
      s[600],
      ticks.map((x) => [x - 3, 56, 6, 24]),
    ),
    numerals(
      s[800],
      25,
      [96, 224, 352, 480, 608, 736, 864].map((x, place) => [x, 110, `${(16 + place * 4) % 24}:00`]),
      'middle',
    ),
    disc(s[800], middle, 60, 36),
    shape(s[200], `M${middle - 4} 38a23 23 0 1 0 25 31a20 20 0 0 1 -25 -31z`),
    discs(s[200], 3.5, [
      [middle + 12, 44],
      [middle + 22, 56],
    ]),
  );
}

function environment(s: Steps, row: number): string {
  const { asleep = 0, awake, tone = 600 } = environments[row] ?? {};
  const y = first + row * lane;
  const ink = tone === 400 ? s[900] : white;
  const words: readonly Bar[] = [[32, y, asleep - 96]];
  return stack(
    line(s[700], 7, `M${asleep + 20} ${y}H${awake === undefined ? 980 : awake - 40}`, '0.1 20'),
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
