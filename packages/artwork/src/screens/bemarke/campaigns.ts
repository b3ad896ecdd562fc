import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numerals } from '../../drawing/numeral';
import { disc, frame, line, placed, rect, rects, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { cross } from '../signs';
import { envelope, roundTable } from './room';

/** A day from noon on: invitations leave in small batches, wait while dinner is served, and go on after it; one is dropped. */
export function campaignsScreen(s: Steps, flow: Flow): string {
  return stack(
    // A step lighter than the ground in the dark, so that the evening is the darkest part in both schemes.
    rect(lightOrDark('transparent', s[800]), [0, 0, 960, 400]),
    axis(s, flow),
    flow.part(376, 336, stack(rect(lightOrDark(s[800], s[900]), [376, 0, 336, 400]), asInLight(service(s)))),
    batches(s, flow),
    flow.part(888, 0, dropped(s)),
  );
}

function axis(s: Steps, flow: Flow): string {
  const hours = [
    [80, '12:00'],
    [184, '13:30'],
    [288, '15:00'],
    [784, '22:30'],
    [888, '0:00'],
  ] as const;
  return stack(
    rects(s[400], [[0, 320, 960, 4]]),
    rects(
      s[400],
      hours.map(([x]) => [flow.x(x - 2, 4), 312, 4, 20]),
    ),
    numerals(
      s[700],
      29,
      hours.map(([x, hour]) => [flow.x(x), 354, hour]),
      'middle',
    ),
  );
}

function service(s: Steps): string {
  return stack(
    disc(s[300], 656, 104, 32),
    rects(
      s[900],
      [
        [643, 90, 9, 28],
        [660, 90, 9, 28],
      ],
      3,
    ),
    ...[428, 488, 548].map((x) => placed(x, 104, envelope(s[600], s[200]))),
    // A cloche: dinner is being served.
    shape(s[400], 'M448 296A96 96 0 0 1 640 296z'),
    disc(s[400], 544, 190, 14),
    line(s[300], 14, 'M424 322H664'),
  );
}

/** A pile of invitations for each hour that sends some. */
function batches(s: Steps, flow: Flow): string {
  const piles = [
    [80, 5],
    [184, 4],
    [288, 3],
    [784, 4],
  ] as const;
  const pile = (x: number, count: number, drawing: string): string =>
    stack(...Array.from({ length: count }, (_, level) => placed(x, 284 - level * 48, drawing)));
  return stack(...piles.map(([x, count]) => pile(flow.x(x), count, envelope(s[700], white))));
}

/** The note about a free table that has been taken meanwhile. */
function dropped(s: Steps): string {
  return stack(
    scaled(888, 136, 0.8, roundTable(s[700], s[500], 44)),
    scaled(888, 136, 1.2, person(s[300], s[800])),
    line(s[600], 6, 'M888 204V240', '1 12'),
    frame(s[600], 5, [860, 266, 56, 40], 6, '2 11'),
    scaled(888, 286, 1.1, cross(s[800], white)),
  );
}
