import { line, placed, shape, stack, white } from '../covers/shapes';
import type { Steps } from '../covers/steps';

/** Draws the pointer with its tip at a spot, with an edge of paper that lifts it off what it points at. */
export function pointerAt(s: Steps, x: number, y: number): string {
  const arrow = 'M0 0V41L10 31L18 49L25 45L18 28H31z';
  return placed(x, y, stack(line(white, 8, arrow), shape(s[900], arrow)));
}
