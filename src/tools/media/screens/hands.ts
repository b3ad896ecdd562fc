import { disc, placed, shape, stack, type Spot } from '../covers/shapes';

/** Draws the head and shoulders of a person in a disc. */
export function avatar([x, y]: Spot, radius: number, ground: string, ink: string): string {
  const at = (part: number): number => Number((part * radius).toFixed(1));
  const shoulders =
    `M${at(-0.6)} ${at(0.8)}A${at(0.6)} ${at(0.62)} 0 0 1 ${at(0.6)} ${at(0.8)}` +
    `A${radius} ${radius} 0 0 1 ${at(-0.6)} ${at(0.8)}z`;
  return placed(x, y, stack(disc(ground, 0, 0, radius), disc(ink, 0, at(-0.25), at(0.34)), shape(ink, shoulders)));
}

/** Draws a pointer of 28 × 42 units with its tip at a spot; `edge` keeps it apart from what lies below. */
export function pointer([x, y]: Spot, color: string, edge: string): string {
  const d = 'M0 0V36L9.5 28 16 42 23 39 16.5 25.5H28z';
  return placed(x, y, `<path fill="${color}" stroke="${edge}" stroke-width="6" paint-order="stroke" d="${d}"/>`);
}
