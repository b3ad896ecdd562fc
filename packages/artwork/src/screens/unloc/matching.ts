import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { code, numerals } from '../../drawing/numeral';
import { bars, disc, line, placed, rect, ring, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check, person } from '../../videos/props';
import type { Flow } from '../flow';
import { card } from '../frames';
import { pointer } from '../signs';
import { channels } from './channels';

/** Middles of the three contacts' cards, and of the joined customer's timeline. */
const contacts = { chat: 120, survey: 280, desk: 480 } as const;
const spine = 712;

/** Two contacts share a verified address and become one timeline; the third waits for a person's decision. */
export function matchingDrawing(s: Steps, flow: Flow): string {
  return stack(
    flow.between(shape(lightOrDark(s[900], s[800]), 'M640 64a24 24 0 0 1 24 -24H960V600H640z')),
    // In the dark it has a pale edge, as the cards have.
    flow.between(line(lightOrDark('transparent', s[100]), 3, 'M641.5 620V64a22.5 22.5 0 0 1 22.5 -22.5H980')),
    asInLight(stack(customer(s, flow), timeline(s, flow))),
    flow.between(asInLight(ties(s))),
    scaled(flow.x(448), 200, 2.4, check(s[800], white)),
    chat(s, flow),
    survey(s, flow),
    desk(s, flow),
    question(s, flow),
    pointer([flow.x(565), 525], s[900], white),
  );
}

function ties(s: Steps): string {
  return stack(
    line(
      s[400],
      10,
      `M320 ${contacts.chat}H424q24 0 24 24V${contacts.survey - 24}q0 24 -24 24H320M448 200H${spine - 22}`,
    ),
    line(s[400], 10, `M${spine - 42} 180L${spine - 22} 200L${spine - 42} 220`),
    line(s[500], 8, `M340 ${contacts.desk}H366M626 540H${spine - 22}`, '1 17'),
  );
}

/** The inside of a contact's card, and of the question's. */
const inside = { contact: 282, question: 230 } as const;

/** The tool's sign, and beside it what it knew. */
function place(s: Steps, flow: Flow, id: keyof typeof contacts, sign: string, known: string): string {
  const drawing = stack(placed(flow.x(56, 0, inside.contact), 61, sign), flow.between(known, inside.contact));
  return card(s, id, [flow.x(40, 288), contacts[id] - 64, 288, 128], drawing);
}

/** The chat knew a browser. */
function chat(s: Steps, flow: Flow): string {
  return place(
    s,
    flow,
    'chat',
    scaled(0, 0, 1.4, channels.chat(s[500], white)),
    stack(
      rect(s[200], [112, 28, 136, 68], 8),
      shape(s[400], 'M112 36a8 8 0 0 1 8 -8H240a8 8 0 0 1 8 8V48H112z'),
      bars(s[700], 10, [[128, 72, 80]]),
    ),
  );
}

/** The survey tool knew an address. */
function survey(s: Steps, flow: Flow): string {
  const known = bars(s[800], 14, [
    [112, 61, 48],
    [216, 61, 48],
  ]);
  return stack(
    place(s, flow, 'survey', scaled(0, 0, 1.3, channels.survey(s[500], white)), known),
    code(s[800], 44, [flow.x(231), contacts.survey - 4], '@', 'middle'),
  );
}

/** The help desk knew a name that somebody had typed. */
function desk(s: Steps, flow: Flow): string {
  return place(
    s,
    flow,
    'desk',
    scaled(0, 0, 1.25, channels.ticket(s[500], white)),
    stack(bars(s[800], 14, [[112, 61, 104]]), line(s[600], 5, 'M234 38v46M226 36h16M226 86h16')),
  );
}

function customer(s: Steps, flow: Flow): string {
  return stack(
    scaled(flow.x(spine), 120, 3.2, person(s[200], s[800])),
    bars(white, 18, [[flow.x(784, 136), 104, 136]]),
    bars(s[300], 12, [[flow.x(784, 96), 136, 96]]),
  );
}

/** The merge is an event on the timeline like the others, with a way back. */
function timeline(s: Steps, flow: Flow): string {
  const x = flow.x(spine);
  return stack(
    line(s[500], 8, `M${x} 168V524M${x} 556V600`),
    disc(s[200], x, 200, 13),
    disc(s[200], x, 264, 32),
    disc(s[200], x, 356, 32),
    disc(white, x, 460, 36),
    scaled(x, 264, 0.85, channels.chat(s[800], s[200])),
    scaled(x, 356, 0.9, channels.survey(s[800], s[200])),
    flow.between(scaled(spine, 460, 1.2, channels.merge(s[800], white))),
    bars(s[300], 12, [
      [flow.x(768, 152), 250, 152],
      [flow.x(768, 120), 342, 120],
    ]),
    numerals(
      white,
      30,
      [
        [flow.x(768), 279, '9:41'],
        [flow.x(768), 371, '14:20'],
      ],
      flow.start,
    ),
    rect(s[200], [flow.x(768, 232), 432, 232, 56], 28),
    flow.between(line(s[900], 7, 'M796 454h20a9 9 0 0 1 0 18h-14M804 444l-10 10 10 10')),
    bars(s[900], 12, [[flow.x(848, 88), 460, 88]]),
    // Where the third contact will stand, if it is the same person.
    ring(s[500], x, 540, 13, 5),
    bars(s[500], 12, [[flow.x(768, 128), 540, 128]]),
  );
}

/** Whether two contacts are one person, with a button for yes and one for no. */
function question(s: Steps, flow: Flow): string {
  const asked = stack(
    bars(s[700], 12, [[24, 40, 128]]),
    scaled(56, 104, 1.8, person(s[300], s[800])),
    line(s[500], 8, 'M98 104H132', '1 16'),
    scaled(174, 104, 1.8, person(s[300], s[800])),
    rect(s[200], [22, 156, 88, 56], 12),
    rect(s[800], [120, 156, 88, 56], 12),
    line(white, 8, 'M152 172l24 24M176 172l-24 24'),
  );
  const yes = line(s[800], 8, 'M51 184l12 12 20 -24');
  return card(
    s,
    'question',
    [flow.x(376, 236), 324, 236, 236],
    stack(flow.between(asked, inside.question), flow.part(51, 32, yes, inside.question)),
  );
}
