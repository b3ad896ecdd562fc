import { asInLight } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, disc, line, placed, rect, rects, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { paw } from '../../covers/screens/animals';

/** What tells two doors' codes apart: their lower four rows. */
const doors = {
  own: ['0001000', '1110101', '1010110', '1110011'],
  other: ['1011010', '1110011', '1011100', '1110110'],
} as const;

/** Draws the code on a station's door, 7 × 7 cells of `cell` units each from the origin. */
export function doorCode(color: string, background: string, cell: number, door: keyof typeof doors = 'own'): string {
  const rows = ['1110111', '1010101', '1110111', ...doors[door]];
  const boxes = rows.flatMap((row, down) =>
    row.split('').flatMap((mark, across) => (mark === '1' ? [[across * cell, down * cell, cell, cell] as const] : [])),
  );
  return asInLight(stack(rect(background, [-cell, -cell, cell * 9, cell * 9], cell), rects(color, boxes)));
}

/** Draws a station, 208 × 328 units; the middle of its foot is at the origin. Its lamp tells whether it is free; it may bear a number. */
export function station(s: Steps, lamp: string, number = '', door: keyof typeof doors = 'own'): string {
  return stack(
    rects(s[900], [[-92, -14, 184, 14]]),
    shape(s[700], 'M-104-12V-252A76 76 0 0 1-28-328H28A76 76 0 0 1 104-252V-12z'),
    shape(s[400], 'M-72-12V-196A24 24 0 0 1-48-220H48A24 24 0 0 1 72-196V-12z'),
    scaled(0, -268, 2, paw(s[200])),
    bars(s[700], 10, [
      [-44, -192, 88],
      [-44, -170, 88],
      [-44, -148, 88],
    ]),
    placed(-28, -116, doorCode(s[900], white, 8, door)),
    numeral(s[900], 38, [0, -31], number, 'middle'),
    rect(s[900], [54, -112, 36, 52], 10),
    disc(lamp, 72, -96, 7),
    line(s[400], 6, 'M72-82V-72'),
  );
}
