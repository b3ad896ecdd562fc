import { code, numeral } from '../../drawing/numeral';
import { disc, frame, line, placed, rect, shape, stack, white, scaled, type Point } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import { browserWindow, card } from '../frames';
import { pointer } from '../signs';
import { envelope } from './envelope';

/** A person's page in a browser that runs off the picture, and the extension that adds the person to a campaign. */
export function extensionScreen(s: Steps): string {
  return stack(
    browserWindow(s, 'lempire-browser', [-96, 40, 976, 640], placed(48, 0, profile(s))),
    scaled(800, 60, 0.75, envelope(s[300], s[900])),
    placed(520, 96, stack(shape(s[900], 'M262 0L280 -20L298 0z'), popup(s))),
    pointer([744, 488], s[900], white),
  );
}

/** The page; what the extension reads when its button is pressed is framed. */
function profile(s: Steps): string {
  return stack(
    rect(s[200], [0, 0, 928, 136]),
    shape(s[300], 'M0 136V96Q120 24 240 72T480 48T928 40V136z'),
    scaled(164, 136, 4.9, `<circle r="16" fill="${white}"/>`),
    scaled(164, 136, 4.5, person(s[400], s[800])),
    named(s[800], 34, [104, 252]),
    frame(s[600], 4, [84, 226, 204, 52], 10, '10 10'),
    // The place, as far as a sequence of emails needs it.
    shape(s[600], 'M112 314C106 306 102 301 102 296A10 10 0 0 1 122 296C122 301 118 306 112 314z'),
    disc(white, 112, 296, 4),
    code(s[700], 26, [136, 302], 'UTC+1'),
    code(s[800], 28, [104, 350], address),
    frame(s[600], 4, [84, 326, 252, 48], 10, '10 10'),
    line(s[200], 3, 'M84 400H480'),
    rect(s[300], [92, 424, 56, 56], 8),
    // Where the person works, and since when.
    shape(s[800], 'M104 468V440h16v28zM124 468V450h12v18z'),
    numeral(s[700], 32, [172, 452], '2022'),
  );
}

const address = 'noa@a.example';

/** The person's two names, with their middle line at a height. */
function named(color: string, size: number, [x, y]: Point): string {
  return stack(code(color, size, [x, y], 'Noa'), code(color, size, [x + size * 2.15, y], 'Klein'));
}

function popup(s: Steps): string {
  return card(
    s,
    'lempire-popup',
    [0, 0, 320, 424],
    stack(
      rect(s[800], [-2, -2, 318, 90]),
      scaled(52, 44, 1.6, person(s[300], s[800])),
      named(white, 26, [92, 30]),
      code(s[300], 22, [92, 60], address),
      ...['24', '118', '9'].map((people, place) => campaign(s, place, people)),
      rect(s[600], [24, 344, 266, 56], 12),
      line(white, 7, 'M143 372H171M157 358V386'),
    ),
  );
}

/** A campaign to choose, by its quarter, and how many people are in it; the second is chosen. */
function campaign(s: Steps, place: number, people: string): string {
  const isChosen = place === 1;
  return placed(
    24,
    112 + place * 76,
    stack(
      rect(isChosen ? s[200] : white, [0, 0, 266, 48], 10),
      `<circle cx="26" cy="24" r="10" fill="${white}" stroke="${s[600]}" stroke-width="4"/>`,
      isChosen ? `<circle cx="26" cy="24" r="6" fill="${s[600]}"/>` : '',
      code(s[800], 28, [56, 24], `Q${place + 1}`),
      numeral(s[700], 28, [206, 24], people, 'end'),
      placed(232, 24, person(s[400], s[800])),
    ),
  );
}
