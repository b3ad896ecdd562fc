import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { disc, discs, line, rect, ring, stack, white, type Point } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';

/** Each row is a message, each dot a line it left at a hop. */
const hops = [0, 1, 2, 3, 4, 5, 6] as const;
const messages = [0, 1, 2, 3, 4, 5] as const;
const step = 56;
const length = 6 * step;
const top = 60;

/** Which lines were kept when they were sampled one by one. */
const scattered = ['1011010', '0110110', '1101001', '0101110', '1110011', '1011101'] as const;
/** Which messages are kept when they are sampled whole. */
const whole: readonly number[] = [0, 1, 3, 5];
const retried = 3;

/** First every message's trail has holes; then a trail is whole or absent, and a retried one is there. */
export function logsDrawing(s: Steps, flow: Flow): string {
  const chain = 560;
  const after = flow.x(chain, length);
  return stack(
    rect(lightOrDark(s[800], s[700]), [flow.x(480, 480), 0, 480, 400]),
    holes(s, flow.x(64, length)),
    absent(s, after),
    asInLight(stack(trails(s, after), flow.between(retry(chain)))),
  );
}

const spot = (left: number, hop: number, message: number): Point => [left + hop * step, top + message * step];

function holes(s: Steps, left: number): string {
  const all = messages.flatMap((message) =>
    hops.map((hop) => ({ message, hop, kept: scattered[message]?.[hop] === '1' })),
  );
  const points = (kept: boolean) =>
    all.filter((one) => one.kept === kept).map(({ hop, message }) => spot(left, hop, message));
  return stack(discs(s[300], 6, points(false)), discs(s[700], 20, points(true)), finder(s, spot(left, 2, 3)));
}

/** A magnifying glass over a hole. */
function finder(s: Steps, [x, y]: Point): string {
  return stack(
    line(s[900], 22, `M${x + 36} ${y + 36}L${x + 84} ${y + 84}`),
    disc(white, x, y, 44),
    ring(s[900], x, y, 44, 10),
    disc(s[500], x, y, 8),
  );
}

/** The messages that were not kept. */
function absent(s: Steps, left: number): string {
  return discs(
    lightOrDark(s[600], s[500]),
    6,
    messages
      .filter((message) => !whole.includes(message))
      .flatMap((message) => hops.map((hop) => spot(left, hop, message))),
  );
}

function trails(s: Steps, left: number): string {
  const trail = (message: number) => `M${left} ${top + message * step}h${length}`;
  return stack(
    line(
      s[400],
      8,
      whole
        .filter((message) => message !== retried)
        .map(trail)
        .join(''),
    ),
    discs(
      s[400],
      20,
      whole.filter((message) => message !== retried).flatMap((message) => hops.map((hop) => spot(left, hop, message))),
    ),
  );
}

/** A message that needed a second attempt at one hop. */
function retry(left: number): string {
  const [x, y] = spot(left, 4, retried);
  return stack(
    line(white, 8, `M${left} ${y}h${length}`),
    discs(
      white,
      20,
      hops.map((hop) => spot(left, hop, retried)),
    ),
    line(white, 7, `M${x} ${y - 28}q0 -20 -28 -20t-28 18M${x - 68} ${y - 42}l12 13 13 -12`),
  );
}
