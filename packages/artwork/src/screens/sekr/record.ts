import { numeral } from '../../drawing/numeral';
import { bars, disc, line, placed, rect, rects, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import { card } from '../frames';
import { clock, equality } from '../signs';
import { pin, pines } from './places';

/** Two records on the banks of a river: near by air, far by road, and what else tells whether they are one place. */
export function recordScreen(s: Steps): string {
  return stack(land(s), roads(s), pins(s), card(s, 'sekr-record', [576, 56, 328, 488], pair(s)));
}

const river = 'M350-40C300 50 330 110 316 190S250 330 270 420 240 540 230 640';
/** From the pin on one bank over the bridge to the pin on the other. */
const way = 'M224 240C120 262 70 330 104 408S150 496 204 496H300C400 496 472 490 484 414S470 286 412 240';

function land(s: Steps): string {
  return stack(
    rect(s[200], [0, 0, 960, 600]),
    line(s[500], 72, river),
    line(s[400], 8, 'M322 40C314 80 326 110 318 160M276 330C262 380 274 420 264 452M248 556C240 580 238 600 232 620'),
    pines(s[400], [
      [60, 208],
      [94, 216],
      [186, 424],
      [152, 436],
      [452, 128],
      [486, 120],
      [520, 132],
      [356, 388],
      [392, 396],
      [430, 566],
      [60, 568],
      [94, 560],
    ]),
  );
}

function roads(s: Steps): string {
  return stack(
    line(white, 20, `M-20 470C20 470 60 440 104 408M484 414C530 400 560 360 620 350M${way.slice(1)}`),
    // The bridge, as long on both sides.
    rect(white, [204, 472, 108, 48]),
    line(s[800], 9, way),
    line(s[900], 8, 'M204 472H312M204 520H312'),
    line(s[900], 6, 'M246 214H390', '1 15'),
  );
}

function pins(s: Steps): string {
  return stack(
    scaled(112, 112, 0.75, pin(s[600], white)),
    scaled(528, 256, 0.75, pin(s[600], white)),
    scaled(224, 240, 1.4, pin(s[900], s[300])),
    scaled(412, 240, 1.4, pin(s[900], s[300])),
    rect(white, [58, 322, 112, 48], 24),
    scaled(84, 346, 1, clock(s[700])),
    // An hour by road.
    numeral(s[800], 26, [104, 346], '1:00'),
  );
}

/** The signs of the compared fields around the origin: a name, who manages the land, the access road. */
function fieldSigns(s: Steps): readonly string[] {
  return [
    stack(shape(s[600], 'M-15-12H4L16 0 4 12H-15z'), disc(white, 4, 0, 3.5)),
    shape(s[600], 'M0-16 16-7V-3H-16V-7zM-13 1H-7V11H-13zM-3 1H3V11H-3zM7 1H13V11H7zM-16 13H16V17H-16z'),
    line(s[600], 5, 'M-12 14-5-14M12 14 5-14M0-10V-6M0 2V8'),
  ];
}

function pair(s: Steps): string {
  const widths = [
    [80, 64],
    [56, 80],
    [72, 48],
  ] as const;
  const rows = widths.map(([one, other], row) => {
    const y = 152 + row * 72;
    return stack(
      placed(44, y, fieldSigns(s)[row] ?? ''),
      bars(s[700], 10, [
        [80, y, one],
        [218, y, other],
      ]),
      scaled(191, y, 1.15, equality(row === 0, row === 0 ? s[300] : s[800], row === 0 ? s[800] : white)),
    );
  });
  return stack(
    placed(118, 92, pin(s[900], s[300])),
    placed(260, 92, pin(s[900], s[300])),
    ...rows,
    rects(s[200], [
      [24, 114, 274, 3],
      [24, 186, 274, 3],
      [24, 258, 274, 3],
    ]),
    decision(s),
  );
}

function decision(s: Steps): string {
  return stack(
    rect(s[200], [0, 340, 322, 142]),
    scaled(48, 380, 1.5, person(s[700], white)),
    bars(s[800], 10, [[84, 372, 150]]),
    bars(s[600], 8, [[84, 392, 96]]),
    rect(white, [24, 418, 130, 44], 10),
    rect(s[800], [168, 418, 130, 44], 10),
    line(s[700], 5, 'M70 431 81 440 70 449M108 431 97 440 108 449'),
    line(white, 5, 'M221 431 210 440 221 449M245 431 256 440 245 449'),
  );
}
