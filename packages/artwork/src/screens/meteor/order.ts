import { asInLight } from '../../drawing/followScheme';
import { numerals } from '../../drawing/numeral';
import {
  bars,
  disc,
  line,
  placed,
  rect,
  rects,
  ring,
  shape,
  stack,
  white,
  type Point,
  scaled,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check } from '../../videos/props';
import type { Flow } from '../flow';
import { cross } from '../signs';

/** How wide a panel is; where messages leave the server and reach the client in it: lifelines, and moments from the top down. */
const width = 424;
const lines = { server: 60, client: 324 } as const;
/** The middle of the queue between them. */
const between = 188;
const moments = [152, 232, 312] as const;

/** A message is a document's beginning, a change of it, or its end. */
type Kind = 'added' | 'changed' | 'removed';

/** Messages between server and client: first two of them cross on their way, then a queue keeps them in line. */
export function orderDrawing(s: Steps, flow: Flow): string {
  return stack(
    placed(flow.x(40, width), 40, crossing(s, flow)),
    placed(flow.x(496, width), 40, asInLight(queued(s, flow))),
  );
}

function sign(flow: Flow, kind: Kind, [from, y]: Point, background: string, ink: string): string {
  const x = flow.x(from, 0, width);
  const signs: Readonly<Record<Kind, string>> = {
    added: `M${x - 10} ${y}h20M${x} ${y - 10}v20`,
    changed: `M${x - 9} ${y + 9}l2 -8L${x + 5} ${y - 11}l6 6L${x - 1} ${y + 7}z`,
    removed: `M${x - 10} ${y}h20`,
  };
  return stack(disc(background, x, y, 26), line(ink, 6, signs[kind]));
}

function ends(ink: string, background: string): string {
  return stack(
    rects(
      ink,
      [
        [lines.server - 32, 32, 64, 22],
        [lines.server - 32, 58, 64, 22],
        [lines.client - 36, 32, 72, 40],
      ],
      6,
    ),
    rect(ink, [lines.client - 20, 76, 40, 6], 3),
    rect(background, [lines.client - 28, 40, 56, 24], 2),
    bars(background, 8, [
      [lines.server - 20, 43, 8],
      [lines.server - 20, 69, 8],
      [lines.server - 4, 43, 24],
      [lines.server - 4, 69, 24],
    ]),
  );
}

function panel(background: string, rail: string): string {
  return stack(
    shape(background, 'M0 20a20 20 0 0 1 20 -20H404a20 20 0 0 1 20 20V360H0z'),
    line(rail, 6, `M${lines.server} 104V360M${lines.client} 104V360`),
  );
}

function arrow(color: string, from: number, to: number): string {
  const [x, y, goal, end] = [lines.server + 26, from, lines.client - 42, to];
  const angle = Math.atan2(end - y, goal - x);
  const back = (turn: number) =>
    `${(goal - 18 * Math.cos(angle + turn)).toFixed(1)} ${(end - 18 * Math.sin(angle + turn)).toFixed(1)}`;
  return line(color, 6, `M${x} ${y}L${goal} ${end}M${back(0.6)}L${goal} ${end}L${back(-0.6)}`);
}

/** The messages' numbers, as they were sent, in the order in which they reach the client. */
function arrivals(color: string, flow: Flow, sent: readonly [string, string, string]): string {
  const numbers = sent.map((text, place) => [flow.x(lines.client + 58, 0, width), moments[place] ?? 0, text] as const);
  return numerals(color, 34, numbers, 'middle');
}

function crossing(s: Steps, flow: Flow): string {
  const [first, second, third] = moments;
  const ways = stack(
    panel(white, s[300]),
    ends(s[800], white),
    arrow(s[600], first, second),
    arrow(s[600], second, first),
    arrow(s[400], third, third),
    ring(s[900], lines.client, first, 34, 4),
  );
  return stack(
    flow.between(ways, width),
    sign(flow, 'added', [lines.server, first], s[600], white),
    sign(flow, 'changed', [lines.server, second], s[600], white),
    sign(flow, 'removed', [lines.server, third], s[400], s[900]),
    sign(flow, 'changed', [lines.client, first], s[900], white),
    sign(flow, 'added', [lines.client, second], s[600], white),
    sign(flow, 'removed', [lines.client, third], s[400], s[900]),
    arrivals(s[700], flow, ['2', '1', '3']),
    scaled(flow.x(192, 0, width), 56, 1.9, cross(s[900], white)),
  );
}

function queued(s: Steps, flow: Flow): string {
  const kinds: readonly Kind[] = ['added', 'changed', 'removed'];
  const ways = stack(
    panel(s[800], s[600]),
    ends(s[200], s[800]),
    ...moments.map((moment) => arrow(s[400], moment, moment)),
    rect(s[800], [between - 56, 112, 112, 248]),
    rect(s[600], [between - 48, 112, 96, 288], 20),
  );
  return stack(
    flow.between(ways, width),
    ...kinds.map((kind, index) =>
      stack(
        sign(flow, kind, [lines.server, moments[index] ?? 0], s[400], s[900]),
        sign(flow, kind, [between, moments[index] ?? 0], s[300], s[900]),
        sign(flow, kind, [lines.client, moments[index] ?? 0], s[400], s[900]),
      ),
    ),
    arrivals(s[200], flow, ['1', '2', '3']),
    scaled(flow.x(between, 0, width), 56, 1.9, check(s[300], s[900])),
  );
}
