import { asInLight } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, discs, disc, frame, line, placed, rect, rects, ring, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { card, phone } from '../frames';
import { egg, fish, milk, nut, stew, wheat } from './props';

/** The cooks' form beside the page it makes: one field of allergens feeds both. */
export function menuPage(s: Steps, flow: Flow): string {
  const left = flow.x(-24, 560);
  const joints = discs(s[700], 11, [
    [496, 448],
    [632, 448],
  ]);
  return stack(
    // The form is drawn as it stands in the whole picture.
    card(s, 'eatfresh-form', [left, 48, 560, 580], placed(-left - 3, -67, form(s, flow))),
    flow.between(line(s[700], 6, 'M496 448H664')),
    phone(s, 'eatfresh-dish', [flow.x(632, 264), 28], dish(s, flow)),
    flow.between(joints),
  );
}

function form(s: Steps, flow: Flow): string {
  const chosen = (place: number) => flow.x(68 + place * 84, 48);
  return stack(
    flow.between(fields(s)),
    allergens(s, [0, 1, 2].map(chosen), 444),
    placed(chosen(3) + 10, 448, wheat(s[500])),
    placed(chosen(4) + 10, 450, egg(s[500])),
  );
}

function fields(s: Steps): string {
  return stack(
    bars(s[800], 16, [[48, 112, 176]]),
    asInLight(darkPhoto(s)),
    bars(s[600], 10, [[264, 160, 72]]),
    frame(s[400], 3, [264, 180, 232, 48], 8),
    bars(s[800], 12, [[284, 204, 144]]),
    bars(s[600], 10, [[264, 260, 96]]),
    frame(s[400], 3, [264, 280, 232, 96], 8),
    bars(s[800], 12, [
      [284, 308, 184],
      [284, 332, 152],
      [284, 356, 72],
    ]),
    bars(s[600], 10, [[48, 412, 104]]),
    frame(s[800], 5, [48, 432, 448, 72], 12),
    ring(s[500], 68 + 3 * 84 + 24, 468, 22, 4),
    ring(s[500], 68 + 4 * 84 + 24, 468, 22, 4),
    rect(s[700], [48, 536, 160, 56], 10),
    bars(white, 12, [[80, 564, 96]]),
  );
}

/** The photo is too dark, and the form says so. */
function darkPhoto(s: Steps): string {
  return stack(
    rect(s[800], [48, 152, 184, 224], 8),
    disc(s[900], 140, 240, 64),
    disc(s[800], 140, 240, 50),
    disc(s[900], 140, 240, 40),
    rect(s[300], [56, 320, 168, 48], 8),
    shape(s[900], 'M68 358H104L86 328z'),
    line(s[300], 4, 'M86 340v7'),
    disc(s[300], 86, 353, 2.2),
    bars(s[900], 12, [[116, 344, 88]]),
  );
}

/** The allergens of the dish, one sign at each of three left ends. */
function allergens(s: Steps, x: readonly number[], y: number): string {
  const chip = (place: number, background: string, sign: string): string =>
    placed(x[place] ?? 0, y, stack(disc(background, 24, 24, 24), sign));
  return stack(
    chip(0, s[200], placed(10, 6, nut(s[600], s[800]))),
    chip(1, s[200], placed(12, 4, milk(s[700], white))),
    chip(2, s[200], placed(4, 14, `<g transform="scale(.72)">${fish(s[700], white)}</g>`)),
  );
}

/** The inside of the phone. */
const inside = 248;

function dish(s: Steps, flow: Flow): string {
  const words = stack(
    bars(s[900], 16, [[24, 256, 144]]),
    bars(s[600], 10, [
      [24, 286, 200],
      [24, 308, 160],
    ]),
    rect(s[700], [24, 328, 88, 44], 8),
    // What is left of the dish comes last.
    frame(s[500], 4, [120, 334, 104, 32], 16, '1 9'),
  );
  const left = [0, 1, 2].map((place) => flow.x(24 + place * 76, 48, inside));
  return stack(
    rect(s[300], [0, 0, inside, 224]),
    placed(124, 132, stew(s, 80)),
    flow.between(words, inside),
    numeral(white, 30, [flow.x(68, 0, inside), 350], '$14', 'middle'),
    allergens(s, left, 388),
    rects(s[800], [[0, 460, 248, 60]]),
    bars(white, 12, [[80, 484, 88]]),
  );
}
