import { numeral, numerals } from '../../drawing/numeral';
import { bars, line, placed, rect, rects, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { card } from '../frames';
import { clock } from '../signs';
import { deadRouter, longTable, roundTable } from './room';

/** The host's tablet with the whole evening on it; beside it the commands that wait until the router is back. */
export function offlineScreen(s: Steps, flow: Flow): string {
  return stack(flow.between(tablet(s)), hours(s, flow), outbox(s, flow));
}

function tablet(s: Steps): string {
  return stack(
    rect(s[900], [-64, 56, 704, 640], 40),
    card(s, 'bemarke-evening', [-52, 68, 680, 616], placed(49, 0, stack(tabs(s), floor(s)))),
  );
}

/** A tab for each hour; the third is open. */
function tabs(s: Steps): string {
  return stack(
    rect(white, [-60, 0, 700, 620]),
    rects(
      s[200],
      [0, 1, 2, 3, 4].map((tab) => [37 + tab * 112, 26, 106, 52]),
      12,
    ),
    rect(s[700], [261, 26, 106, 52], 12),
  );
}

function hours(s: Steps, flow: Flow): string {
  const texts = [0, 1, 2, 3, 4].map((tab) => [flow.x(90 + tab * 112), 123, `${17 + tab}:00`] as const);
  return stack(
    numerals(
      s[700],
      27,
      texts.filter((_, tab) => tab !== 2),
      'middle',
    ),
    numerals(white, 27, texts.slice(2, 3), 'middle'),
  );
}

function floor(s: Steps): string {
  return stack(
    rect(s[100], [-60, 104, 700, 520]),
    line(s[300], 10, 'M-60 104H640M424 104V184M424 280V540'),
    placed(124, 196, roundTable(s[700], s[500], 44)),
    placed(296, 196, roundTable(s[300], s[400], 44)),
    placed(204, 324, longTable(s[700], s[500], 200)),
    placed(124, 452, roundTable(s[300], s[400], 44)),
    placed(296, 452, roundTable(s[700], s[500], 44)),
    placed(524, 232, longTable(s[300], s[400], 120)),
    placed(524, 404, roundTable(s[500], s[700], 52)),
    scaled(524, 404, 1.8, person(white, s[800])),
    scaled(124, 196, 1.2, person(s[300], s[800])),
    scaled(164, 324, 1.2, person(s[300], s[800])),
    scaled(244, 324, 1.2, person(s[300], s[800])),
    scaled(296, 452, 1.2, person(s[300], s[800])),
  );
}

/** A command that waits: whom the host has put where, and when. */
function command(s: Steps, flow: Flow, y: number, width: number, time: string): string {
  return stack(
    rect(white, [flow.x(680, 320), y, 320, 104], 16),
    scaled(flow.x(728), y + 52, 1.7, person(s[300], s[800])),
    bars(s[800], 11, [[flow.x(772, width), y + 38, width]]),
    numeral(s[600], 26, [flow.x(772), y + 68], time, flow.start),
    scaled(flow.x(912), y + 52, 1.3, clock(s[700])),
  );
}

function outbox(s: Steps, flow: Flow): string {
  return stack(
    flow.between(scaled(804, 116, 1.4, deadRouter(s))),
    command(s, flow, 208, 96, '19:02'),
    command(s, flow, 328, 72, '19:05'),
    command(s, flow, 448, 88, '19:11'),
  );
}
