import { code, numeral } from '../../drawing/numeral';
import { disc, frame, line, placed, rect, shape, stack, white, scaled, type Point } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { browserWindow, card } from '../frames';
import { pointer } from '../signs';
import { envelope } from './envelope';

/** A person's page in a browser that runs off the picture, and the extension that adds the person to a campaign. */
export function extensionScreen(s: Steps, flow: Flow): string {
  return stack(
    // Its dots are outside the picture in both directions; what is in the window is turned back.
    flow.between(
      browserWindow(s, 'lempire-browser', [-96, 40, 976, 640], flow.between(placed(48, 0, profile(s, flow)), 968)),
    ),
    scaled(flow.x(800), 60, 0.75, envelope(s[300], s[900])),
    flow.between(shape(s[900], 'M782 96L800 76L818 96z')),
    placed(flow.x(520, 320), 96, popup(s, flow)),
    pointer([flow.x(744), 488], s[900], white),
  );
}

/** As far as the page is in the picture, and the inside of the small window and of a campaign in it. */
const page = 872;
const inside = 314;
const row = 266;

/** The page; what the extension reads when its button is pressed is framed. */
function profile(s: Steps, flow: Flow): string {
  const x = (from: number) => flow.x(from, 0, page);
  const seen = stack(
    rect(s[200], [0, 0, 928, 136]),
    shape(s[300], 'M0 136V96Q120 24 240 72T480 48T928 40V136z'),
    scaled(164, 136, 4.9, `<circle r="16" fill="${white}"/>`),
    scaled(164, 136, 4.5, person(s[400], s[800])),
    frame(s[600], 4, [84, 226, 204, 52], 10, '10 10'),
    // The place, as far as a sequence of emails needs it.
    shape(s[600], 'M114 318C108 310 104 305 104 300A10 10 0 0 1 124 300C124 305 120 310 114 318z'),
    disc(white, 114, 300, 4),
    frame(s[600], 4, [84, 334, 252, 48], 10, '10 10'),
    line(s[200], 3, 'M104 404H480'),
    rect(s[300], [104, 424, 56, 56], 8),
    // Where the person works, and since when.
    shape(s[800], 'M116 468V440h16v28zM136 468V450h12v18z'),
  );
  return stack(
    flow.between(seen, page),
    flow.part(104, 164, named(s[800], 34, [104, 252]), page),
    code(s[700], 26, [x(136), 306], 'UTC+1', flow.start),
    code(s[800], 28, [x(104), 358], address, flow.start),
    numeral(s[700], 32, [x(184), 452], '2022', flow.start),
  );
}

const address = 'noa@a.example';

/** The person's two names, with their middle line at a height. */
function named(color: string, size: number, [x, y]: Point): string {
  return stack(code(color, size, [x, y], 'Noa'), code(color, size, [x + size * 2.15, y], 'Klein'));
}

function popup(s: Steps, flow: Flow): string {
  return card(
    s,
    'lempire-popup',
    [0, 0, 320, 424],
    stack(
      rect(s[800], [-2, -2, 318, 90]),
      scaled(flow.x(52, 0, inside), 44, 1.6, person(s[300], s[800])),
      flow.part(92, 124, named(white, 26, [92, 30]), inside),
      code(s[300], 22, [flow.x(92, 0, inside), 60], address, flow.start),
      ...['24', '118', '9'].map((people, place) => campaign(s, flow, place, people)),
      rect(s[600], [24, 344, 266, 56], 12),
      line(white, 7, 'M143 372H171M157 358V386'),
    ),
  );
}

/** A campaign to choose, by its quarter, and how many people are in it; the second is chosen. */
function campaign(s: Steps, flow: Flow, place: number, people: string): string {
  const isChosen = place === 1;
  return placed(
    24,
    112 + place * 76,
    stack(
      rect(isChosen ? s[200] : white, [0, 0, row, 48], 10),
      `<circle cx="${flow.x(26, 0, row)}" cy="24" r="10" fill="${white}" stroke="${s[600]}" stroke-width="4"/>`,
      isChosen ? disc(s[600], flow.x(26, 0, row), 24, 6) : '',
      code(s[800], 28, [flow.x(56, 0, row), 24], `Q${place + 1}`, flow.start),
      // Unit below unit in both directions.
      numeral(s[700], 28, [flow.x(150, 56, row) + 56, 24], people, 'end'),
      placed(flow.x(232, 0, row), 24, person(s[400], s[800])),
    ),
  );
}
