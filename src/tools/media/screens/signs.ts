import { disc, line, shape, stack } from '../covers/shapes';

/** Puts a drawing that lies around its origin at a spot, at `scale` times its size. */
export function sized(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}

/** Draws a cross around the origin, in a disc of 14 units. */
export function cross(ground: string, ink: string): string {
  return stack(disc(ground, 0, 0, 14), line(ink, 4, 'M-5 -5L5 5M5 -5L-5 5'));
}

/** Draws a pointer with its tip at the origin. */
export function arrowPointer(ink: string, edge: string): string {
  const d = 'M0 0V40L10 31L18 48L26 44L18 28H31z';
  return stack(line(edge, 8, d), shape(ink, d));
}
