import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { disc, discs, line, rect, ring, stack, white, type Point } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** Each row is a message, each dot a line it left at a hop. */
const hops = [0, 1, 2, 3, 4, 5, 6] as const;
const messages = [0, 1, 2, 3, 4, 5] as const;
const step = 56;
const top = 60;

/** Which lines were kept when they were sampled one by one. */
const scattered = ['1011010', '0110110', '1101001', '0101110', '1110011', '1011101'] as const;
/** Which messages are kept when they are sampled whole. */
const whole: readonly number[] = [0, 1, 3, 5];
const retried = 3;

/** On the left every message's trail has holes; on the right a trail is whole or absent, and a retried one is there. */
export function logsDrawing(s: Steps): string {
  return stack(
    rect(lightOrDark(s[800], s[700]), [480, 0, 480, 400]),
    holes(s),
    absent(s),
    asInLight(stack(trails(s), retry())),
  );
}

const spot = (left: number, hop: number, message: number): Point => [left + hop * step, top + message * step];

function holes(s: Steps): string {
  const all = messages.flatMap((message) =>
    hops.map((hop) => ({ message, hop, kept: scattered[message]?.[hop] === '1' })),
  );
  const points = (kept: boolean) =>
    all.filter((one) => one.kept === kept).map(({ hop, message }) => spot(64, hop, message));
  return stack(discs(s[300], 6, points(false)), discs(s[700], 20, points(true)), finder(s));
}

/** A magnifying glass over a hole. */
function finder(s: Steps): string {
  const [x, y] = spot(64, 2, 3);
  return stack(
    line(s[900], 22, `M${x + 36} ${y + 36}L${x + 84} ${y + 84}`),
    disc(white, x, y, 44),
    ring(s[900], x, y, 44, 10),
    disc(s[500], x, y, 8),
  );
}

/** The messages that were not kept. */
function absent(s: Steps): string {
  return discs(
    lightOrDark(s[600], s[500]),
    6,
    messages
      .filter((message) => !whole.includes(message))
      .flatMap((message) => hops.map((hop) => spot(560, hop, message))),
  );
}

function trails(s: Steps): string {
  const trail = (message: number) => `M560 ${top + message * step}H${560 + 6 * step}`;
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
      whole.filter((message) => message !== retried).flatMap((message) => hops.map((hop) => spot(560, hop, message))),
    ),
  );
}

/** A message that needed a second attempt at one hop. */
function retry(): string {
  const [x, y] = spot(560, 4, retried);
  return stack(
    line(white, 8, `M560 ${y}H${560 + 6 * step}`),
    discs(
      white,
      20,
      hops.map((hop) => spot(560, hop, retried)),
    ),
    line(white, 7, `M${x} ${y - 28}q0 -20 -28 -20t-28 18M${x - 68} ${y - 42}l12 13 13 -12`),
  );
}
