import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, line, placed, rect, scaled, stack, white, type Point } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { card } from '../frames';

/** What each frame shows: where the dots are on the fast way, how many stand before the slow reader, how many the fast one has read. */
const frames: readonly { fast: readonly number[]; waiting: number; read: number }[] = [
  { fast: [122], waiting: 1, read: 0 },
  { fast: [104, 140], waiting: 2, read: 1 },
  { fast: [104, 140], waiting: 3, read: 2 },
  // The picture ends in the middle of this one, where only lines are.
  { fast: [104], waiting: 3, read: 3 },
];
const ways = { fast: 64, slow: 162 } as const;

/** The moving drawing as a row of still frames: one reader keeps up while news queues before the slow one. */
export function aklivityStills(s: Steps, flow: Flow): string {
  return stack(
    ...frames.map((_, at) => {
      const words = [216, 176, 200, 256][at] ?? 200;
      return scaled(
        flow.x(40 + at * 263, 0.94 * 256),
        10,
        0.94,
        stack(
          card(s, `still${at}`, [0, 48, 256, 232], flow.between(still(s, at), 250)),
          numeral(s[700], 34, [flow.x(0, 0, 256), 312], String(at + 1), flow.start),
          bars(s[700], 12, [
            [flow.x(36, words - 36, 256), 312, words - 36],
            [flow.x(0, words * 0.6, 256), 342, words * 0.6],
          ]),
        ),
      );
    }),
  );
}

function still(s: Steps, at: number): string {
  const { fast, waiting, read } = frames[at] ?? { fast: [], waiting: 0, read: 0 };
  const queue = Array.from({ length: waiting }, (_, place): Point => [150 - place * 24, ways.slow]);
  const fork = [ways.fast, ways.slow].map((y) => `M44 113C72 113 56 ${y} 86 ${y}H200`);
  return stack(
    line(s[300], 8, fork.join('')),
    rect(s[700], [14, 87, 52, 52], 12),
    disc(white, 40, 113, 9),
    reader(ways.fast, s[600]),
    reader(ways.slow, s[300]),
    discs(
      s[500],
      12,
      fast.map((x): Point => [x, ways.fast]),
    ),
    discs(s[800], 10, queue),
    placed(204, ways.fast, marks(white, read)),
    placed(204, ways.slow, marks(s[800], Math.min(1, read))),
  );
}

function reader(y: number, color: string): string {
  return rect(color, [170, y - 38, 68, 76], 12);
}

/** What a reader has read, line below line, around the origin. */
function marks(ink: string, count: number): string {
  return bars(
    ink,
    9,
    Array.from({ length: count }, (_, row) => [-20, -20 + row * 20, 40] as const),
  );
}
