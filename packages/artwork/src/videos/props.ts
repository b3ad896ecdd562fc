import { bars, disc, line, placed, rect, shape, stack, white, type Bar, type Point } from '../drawing/shapes';
import type { Steps } from '../drawing/steps';

/** What asks for attention in the products of customers. It is not the agency's: products keep their colors. */
export const attention = '#FFB06B';

/** Shows a drawing at a part of its opacity. */
export function faded(opacity: number, drawing: string): string {
  if (opacity <= 0) return '';
  return opacity >= 1 ? drawing : `<g opacity="${Number(opacity.toFixed(3))}">${drawing}</g>`;
}

/** Lets a drawing that lies around its origin appear at a spot: it grows while it becomes visible. */
export function popped(part: number, [x, y]: Point, drawing: string): string {
  const scale = Number((0.6 + 0.4 * part).toFixed(3));
  return faded(part, placed(x, y, `<g transform="scale(${scale})">${drawing}</g>`));
}

/** Draws the pointer with its tip at a spot, and a ring around it while it is pressed (0 to 1). */
export function pointer([x, y]: Point, pressed: number, s: Steps): string {
  const arrow = 'M0 0V27L7 21L12 32L17 30L12 19H21z';
  const ring = `<circle r="${18 - 5 * pressed}" fill="${s[900]}" fill-opacity="${0.22 * pressed}"/>`;
  const scale = 1 - 0.1 * pressed;
  return placed(
    x,
    y,
    stack(
      ring,
      `<g transform="scale(${scale})"><path d="${arrow}" fill="${s[900]}" stroke="${white}" stroke-width="5" paint-order="stroke"/></g>`,
    ),
  );
}

/** Draws a person around the origin, in a disc of 15 units. */
export function person(background: string, ink: string): string {
  return stack(disc(background, 0, 0, 15), disc(ink, 0, -4, 5), shape(ink, 'M-9 9A9 8 0 0 1 9 9A15 15 0 0 1 -9 9z'));
}

/** Draws a check mark around the origin, in a disc of 14 units. */
export function check(background: string, ink: string): string {
  return stack(disc(background, 0, 0, 14), line(ink, 4, 'M-6 0.5L-1.5 5L6.5 -4.5'));
}

/** Draws a button with its sign (around the origin) and a bar for its words; `pressed` from 0 to 1. */
export function button(
  [x, y]: Point,
  width: number,
  colors: { background: string; ink: string },
  pressed: number,
  sign: string,
): string {
  const inset = 3 * pressed;
  return placed(
    x,
    y,
    stack(
      rect(colors.background, [inset, inset, width - 2 * inset, 44 - 2 * inset], 10),
      placed(26, 22, sign),
      bars(colors.ink, 8, [[48, 22, width - 70]]),
    ),
  );
}

/** Words up to a place on the line, as they are when they are being typed or deleted. */
export function upTo(words: readonly Bar[], end: number): Bar[] {
  return words.flatMap(([x, y, width]): Bar[] => (end - x < 8 ? [] : [[x, y, Math.min(width, end - x)]]));
}
