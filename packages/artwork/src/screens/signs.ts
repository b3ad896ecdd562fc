import { bars, disc, line, placed, shape, stack, type Point } from '../drawing/shapes';

/** Draws a cross around the origin, in a disc of 14 units. */
export function cross(background: string, ink: string): string {
  return stack(disc(background, 0, 0, 14), line(ink, 4, 'M-5-5 5 5M5-5-5 5'));
}

/** Draws “equal” or “not equal” around the origin, in a disc of 14 units. */
export function equality(same: boolean, background: string, ink: string): string {
  return stack(
    disc(background, 0, 0, 14),
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

/** Draws the head and shoulders of a person in a disc. */
export function avatar([x, y]: Point, radius: number, background: string, ink: string): string {
  const at = (part: number): number => Number((part * radius).toFixed(1));
  const shoulders =
    `M${at(-0.6)} ${at(0.8)}A${at(0.6)} ${at(0.62)} 0 0 1 ${at(0.6)} ${at(0.8)}` +
    `A${radius} ${radius} 0 0 1 ${at(-0.6)} ${at(0.8)}z`;
  return placed(x, y, stack(disc(background, 0, 0, radius), disc(ink, 0, at(-0.25), at(0.34)), shape(ink, shoulders)));
}

/** Draws a pointer of 31 × 49 units with its tip at a spot; `edge` lifts it off what it points at. */
export function pointer([x, y]: Point, color: string, edge: string): string {
  const arrow = 'M0 0V41L10 31L18 49L25 45L18 28H31z';
  return placed(x, y, stack(line(edge, 8, arrow), shape(color, arrow)));
}

/** Draws a telephone's handset around the origin, 34 units across. */
export function handset(ink: string): string {
  return shape(
    ink,
    'M-16 -11C-16 -15 -9 -18 -7 -14L-4 -7C-3 -4 -8 -3 -7 0C-5 4 -2 7 2 8C5 9 5 4 8 5L15 8C18 10 15 17 11 17C-3 17 -16 3 -16 -11z',
  );
}
