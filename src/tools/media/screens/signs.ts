import { bars, disc, line, placed, stack, type Spot } from '../covers/shapes';

/** Draws a drawing that lies around its origin at a spot, `factor` times as large. */
export function scaled(factor: number, [x, y]: Spot, drawing: string): string {
  return placed(x, y, `<g transform="scale(${factor})">${drawing}</g>`);
}

/** Draws a cross around the origin, in a disc of 14 units. */
export function cross(ground: string, ink: string): string {
  return stack(disc(ground, 0, 0, 14), line(ink, 4, 'M-5-5 5 5M5-5-5 5'));
}

/** Draws “equal” or “not equal” around the origin, in a disc of 14 units. */
export function equality(same: boolean, ground: string, ink: string): string {
  return stack(
    disc(ground, 0, 0, 14),
    bars(ink, 3.5, [
      [-7, -3, 14],
      [-7, 4, 14],
    ]),
    same ? '' : line(ink, 3.5, 'M4-8-4 9'),
  );
}

/** Draws a clock around the origin, 28 units across. */
export function clock(color: string): string {
  return line(color, 4, 'M0-12A12 12 0 1 1-.01-12M0-6V1L5 4');
}
