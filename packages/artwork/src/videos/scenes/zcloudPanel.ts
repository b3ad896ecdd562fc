import { line, placed, rect, rects, shape, stack } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

const places = [0, 1, 2, 3, 4];

/** The hosting panel's places at its left edge, the open one darker. */
export function rail(s: Steps, open: number): string {
  return stack(
    rect(s[100], [0, 0, 64, 472]),
    rects(
      s[300],
      places.filter((place) => place !== open).map((place) => [20, 28 + place * 48, 24, 24]),
      6,
    ),
    rect(s[600], [20, 28 + open * 48, 24, 24], 6),
  );
}

/** The sign for a restart, around the origin. */
export function restartSign(color: string): string {
  return line(color, 4, 'M8 -4A9 9 0 1 0 9 3M9 -11V-3H1');
}

/** The sign on the button that applies changes, around the origin. */
export function applySign(color: string): string {
  return line(color, 4, 'M-7 1L-2 6L8 -6');
}

/** A container as a block, 40 units wide around the origin: a quarter turn puts a new version (`part` 1) in the old one's place. */
export function block(s: Steps, part: number): string {
  const quarter = 'M-20 -20A40 40 0 0 1 20 20H-20z';
  const old = stack(rect(s[200], [-20, -20, 40, 40]), shape(s[400], quarter));
  const current = stack(rect(s[700], [-20, -20, 40, 40]), shape(s[300], quarter));
  return placed(0, 0, stack(old, part > 0 ? `<g opacity="${part.toFixed(3)}">${current}</g>` : ''), 90 * part);
}
