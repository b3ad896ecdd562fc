import { lightOrDark } from '../../drawing/followScheme';
import { numerals } from '../../drawing/numeral';
import { bars, disc, line, placed, rect, rects, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { card } from '../frames';
import { handset } from '../signs';

/** The inside of a card. */
const inside = 362;
const laneAt = (lane: number): number => 20 + lane * 68;

const lots: readonly (readonly [lane: number, x: number, width: number, step: 300 | 500 | 700])[] = [
  [0, 56, 112, 700],
  [0, 176, 88, 300],
  [0, 272, 72, 500],
  [1, 56, 72, 300],
  [1, 136, 144, 500],
  [2, 56, 136, 500],
  [2, 224, 120, 700],
  [3, 56, 88, 300],
  [3, 152, 96, 700],
  [3, 256, 88, 300],
];

/** The same day twice: over a line for each lane half of it has come, over one line for all it stands complete. */
export function sostenaMissingLots(s: Steps, flow: Flow): string {
  return stack(
    flow.between(ways(s)),
    card(s, 'part', [flow.x(80, 368), 48, 368, 304], stack(lanes(s, flow), blocks(s, flow, [0, 1]), missing(s, flow))),
    card(s, 'whole', [flow.x(480, 368), 48, 368, 304], stack(lanes(s, flow), blocks(s, flow, [0, 1, 2, 3]))),
    placed(flow.x(444), 358, stack(disc(s[800], 0, 0, 30), handset(white))),
    placed(flow.x(844), 358, stack(disc(s[600], 0, 0, 30), line(white, 7, 'M-13 1L-3 11 14 -9'))),
  );
}

/** The lines over which the lots come. */
function ways(s: Steps): string {
  return stack(
    line(s[600], 6, `M0 ${48 + 3 + laneAt(0) + 26}H80M0 ${48 + 3 + laneAt(1) + 26}H80`),
    line(s[400], 6, `M0 ${48 + 3 + laneAt(2) + 26}H80M0 ${48 + 3 + laneAt(3) + 26}H80`, '2 14'),
    // One line for all lanes.
    line(s[800], 20, 'M900 200H980'),
    line(
      s[800],
      8,
      [0, 1, 2, 3].map((lane) => `M904 200C876 200 876 ${laneAt(lane) + 77} 848 ${laneAt(lane) + 77}`).join(''),
    ),
  );
}

function lanes(s: Steps, flow: Flow): string {
  return stack(
    rects(
      s[200],
      [0, 1, 2].map((lane): Box => [16, laneAt(lane) + 59, 330, 3]),
    ),
    numerals(
      s[800],
      34,
      [0, 1, 2, 3].map((lane) => [flow.x(28, 0, inside), laneAt(lane) + 27, String(lane + 1)]),
      'middle',
    ),
  );
}

function blocks(s: Steps, flow: Flow, shown: readonly number[]): string {
  return stack(
    ...lots
      .filter(([lane]) => shown.includes(lane))
      .map(([lane, x, width, step]) => {
        const y = laneAt(lane);
        const words = Math.max(24, width * 0.45);
        return stack(
          rect(s[step], [flow.x(x, width, inside), y, width, 52], 8),
          bars(step === 300 ? s[800] : white, 10, [[flow.x(x + 16, words, inside), y + 26, words]]),
        );
      }),
  );
}

/** Lanes whose lots are on their way. */
function missing(s: Steps, flow: Flow): string {
  return bars(
    lightOrDark(s[300], s[600]),
    10,
    [2, 3].flatMap((lane) => [0, 1, 2].map((at) => [flow.x(56 + at * 24, 10, inside), laneAt(lane) + 26, 0] as const)),
  );
}
