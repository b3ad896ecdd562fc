import { disc, line, placed, rect, rects, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { cross } from '../signs';

/** Draws a round table with its stools around the origin; `radius` is the table's. */
export function roundTable(table: string, stools: string, radius: number): string {
  const way = radius + 14;
  const length = (2 * Math.PI * way) / 6;
  return stack(
    line(
      stools,
      16,
      `M${-way} 0a${way} ${way} 0 0 1 ${2 * way} 0a${way} ${way} 0 0 1 ${-2 * way} 0`,
      `0 ${length.toFixed(2)}`,
    ),
    disc(table, 0, 0, radius),
  );
}

/** Draws a table of `width` × 56 units with seats along both sides around the origin. */
export function longTable(table: string, seats: string, width: number): string {
  const count = Math.round(width / 40);
  const xs = Array.from({ length: count }, (_, seat) => -width / 2 + 6 + (seat * width) / count);
  return stack(
    rects(
      seats,
      xs.flatMap((x) => [[x, -44, 28, 20] as const, [x, 24, 28, 20] as const]),
      8,
    ),
    rect(table, [-width / 2, -28, width, 56], 8),
  );
}

/** Draws a router around the origin, 72 units wide, that sends nothing. */
export function deadRouter(s: Steps): string {
  return stack(
    line(s[700], 7, 'M-20 12V-20'),
    rect(s[700], [-36, 8, 72, 32], 8),
    rects(s[100], [
      [-24, 20, 9, 8],
      [-8, 20, 9, 8],
    ]),
    line(s[400], 6, 'M-4-12A20 20 0 0 0-4-36M10-4A36 36 0 0 0 10-44'),
    placed(28, 4, cross(s[900], white)),
  );
}

/** Draws an envelope of 48 × 36 units around the origin. */
export function envelope(paper: string, ink: string): string {
  return stack(rect(paper, [-24, -18, 48, 36], 6), line(ink, 5, 'M-16-8 0 4 16-8'));
}

/** Draws a guest's card, 56 × 72 units around the origin. */
export function guestCardSign(paper: string, ink: string, background: string): string {
  return stack(
    rect(background, [-28, -36, 56, 72], 8),
    shape(paper, 'M-14 2A14 13 0 0 1 14 2zM0-28A8.5 8.5 0 1 1-.01-28z'),
    line(ink, 6, 'M-15 14H15M-15 26H5'),
  );
}
