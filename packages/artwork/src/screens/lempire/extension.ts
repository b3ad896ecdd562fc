import { numeral } from '../../drawing/numeral';
import { bars, disc, frame, line, placed, rect, rects, shape, stack, white, scaled } from '../../drawing/shapes';
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
    bars(s[800], 18, [[100, 252, 208]]),
    frame(s[600], 4, [84, 228, 240, 48], 10, '10 10'),
    // The place.
    shape(s[600], 'M112 314C106 306 102 301 102 296A10 10 0 0 1 122 296C122 301 118 306 112 314z'),
    disc(white, 112, 296, 4),
    bars(s[500], 10, [[136, 300, 152]]),
    bars(s[700], 10, [
      [100, 348, 88],
      [200, 348, 124],
    ]),
    frame(s[600], 4, [84, 328, 256, 40], 10, '10 10'),
    line(s[200], 3, 'M84 400H480'),
    rects(
      s[300],
      [
        [92, 424, 56, 56],
        [92, 504, 56, 56],
      ],
      8,
    ),
    // Where the person works, and where before.
    shape(s[800], 'M104 468V440h16v28zM124 468V450h12v18z'),
    disc(s[800], 120, 520, 8),
    bars(s[700], 10, [
      [172, 440, 168],
      [172, 520, 128],
    ]),
    bars(s[500], 8, [
      [172, 466, 232],
      [172, 546, 200],
    ]),
  );
}

function popup(s: Steps): string {
  return card(
    s,
    'lempire-popup',
    [0, 0, 320, 424],
    stack(
      rect(s[800], [0, 0, 314, 88]),
      scaled(52, 44, 1.6, person(s[300], s[800])),
      bars(white, 12, [[92, 32, 136]]),
      bars(s[300], 10, [[92, 58, 176]]),
      bars(s[700], 10, [[24, 124, 88]]),
      ...['24', '118', '9'].map((people, place) => campaign(s, 148 + place * 60, people, place === 1)),
      rect(s[600], [24, 344, 266, 56], 12),
      line(white, 6, 'M52 372H72M62 362V382'),
      bars(white, 12, [[100, 372, 136]]),
    ),
  );
}

/** A campaign to choose, and how many people are in it; one is chosen. */
function campaign(s: Steps, y: number, people: string, isChosen: boolean): string {
  return placed(
    24,
    y,
    stack(
      rect(isChosen ? s[200] : white, [0, 0, 266, 48], 10),
      `<circle cx="26" cy="24" r="10" fill="${white}" stroke="${s[600]}" stroke-width="4"/>`,
      isChosen ? `<circle cx="26" cy="24" r="6" fill="${s[600]}"/>` : '',
      numeral(s[700], 28, [108, 24], people, 'end'),
      bars(s[700], 10, [[124, 24, isChosen ? 120 : 96]]),
    ),
  );
}
