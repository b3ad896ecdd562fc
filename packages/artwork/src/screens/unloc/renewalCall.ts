import { numeral, numerals } from '../../drawing/numeral';
import { bars, disc, discs, line, rect, rects, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { browserWindow } from '../frames';
import { channels } from './channels';

/** The inside of the window. */
const inside = 872;
/** Where the timeline runs, and its three entries. */
const spine = 88;
const rows = { chat: 168, survey: 312, ticket: 448 } as const;

/** A customer's page before a call: chat, survey answer and open ticket below each other on one timeline. */
export function renewalCallDrawing(s: Steps, flow: Flow): string {
  const page = stack(line(s[200], 8, `M${spine} ${rows.chat}V560`), head(s), chat(s), survey(s), ticket(s));
  return browserWindow(
    s,
    'page',
    [40, 40, 880, 600],
    stack(flow.between(page, inside), numbers(s, flow), badges(s, flow.x(spine, 0, inside))),
  );
}

/** When the call is, when the chat was, and the scale of the survey. */
function numbers(s: Steps, flow: Flow): string {
  const x = (from: number) => flow.x(from, 0, inside);
  return stack(
    numeral(s[900], 36, [x(804), 56], '15:00', flow.end),
    numeral(s[700], 26, [x(512), 168], '9:41', flow.start),
    numeral(s[700], 26, [x(540), 218], '9:43', flow.end),
    numerals(
      s[700],
      34,
      [0, 2, 3, 4].map((index) => [x(178 + index * 60), rows.survey, String(index + 1)]),
      'middle',
    ),
  );
}

function head(s: Steps): string {
  return stack(
    rect(s[200], [0, 0, 872, 112]),
    rect(s[800], [56, 24, 64, 64], 12),
    shape(s[300], 'M72 76V44h20v32zM96 76V56h12v20z'),
    line(s[800], 4, 'M78 52h8M78 62h8'),
    bars(s[800], 18, [[144, 44, 192]]),
    bars(s[500], 10, [[144, 72, 120]]),
    rect(s[400], [624, 28, 208, 56], 28),
    // A telephone's receiver.
    line(s[900], 7, 'M652 46c0 14 8 22 22 22'),
    line(s[900], 13, 'M652 45v4M671 68h4'),
  );
}

function badges(s: Steps, x: number): string {
  return stack(
    discs(white, 38, [
      [x, rows.chat],
      [x, rows.survey],
      [x, rows.ticket],
    ]),
    discs(s[300], 30, [
      [x, rows.chat],
      [x, rows.survey],
    ]),
    disc(s[800], x, rows.ticket, 30),
    scaled(x, rows.chat, 0.8, channels.chat(s[800], s[300])),
    scaled(x, rows.survey, 0.85, channels.survey(s[800], s[300])),
    scaled(x, rows.ticket, 0.8, channels.ticket(s[300], s[800])),
  );
}

function chat(s: Steps): string {
  return stack(
    shape(s[200], 'M164 136H480a12 12 0 0 1 12 12V188a12 12 0 0 1 -12 12H184L152 216V148a12 12 0 0 1 12 -12z'),
    bars(s[800], 10, [
      [180, 158, 272],
      [180, 180, 184],
    ]),
    shape(s[400], 'M820 190H568a12 12 0 0 0 -12 12V234a12 12 0 0 0 12 12H800L832 262V202a12 12 0 0 0 -12 -12z'),
    bars(s[900], 10, [[584, 218, 200]]),
  );
}

/** The answer on a scale of five, and the sentence that came with it. */
function survey(s: Steps): string {
  const scale = [0, 1, 2, 3, 4].map((index) => 176 + index * 60);
  return stack(
    rects(
      s[200],
      scale.map((x) => [x - 24, rows.survey - 28, 52, 56]),
      10,
    ),
    rect(s[800], [212, rows.survey - 36, 52, 72], 10),
    scaled(238, rows.survey, 0.85, stack(disc(s[300], 0, 0, 20), line(s[800], 5, 'M-7 -5v-2M7 -5v-2M-8 9q8 -8 16 0'))),
    bars(s[500], 10, [
      [488, rows.survey - 10, 320],
      [488, rows.survey + 10, 232],
    ]),
  );
}

/** The ticket is still open, with an engineer. */
function ticket(s: Steps): string {
  const y = rows.ticket - 56;
  return stack(
    rect(s[300], [152, y, 680, 184], 16),
    bars(s[900], 14, [[184, y + 44, 264]]),
    bars(s[700], 10, [
      [184, rows.ticket + 34, 520],
      [184, rows.ticket + 60, 440],
    ]),
    rect(s[800], [648, y + 24, 152, 40], 20),
    disc(s[400], 672, y + 44, 8),
    bars(white, 10, [[692, y + 44, 80]]),
    scaled(616, y + 44, 1.5, person(s[100], s[800])),
    scaled(564, y + 44, 1.5, person(s[800], s[300])),
  );
}
