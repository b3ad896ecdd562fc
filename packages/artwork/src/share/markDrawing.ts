import { shape, stack } from '../drawing/shapes';
import type { SiteFacts } from '../siteFacts';

/** Draws the agency's mark, as large as it gets in 630 × 630 units: for pages without a drawing of their own. */
export function markDrawing({ mark, colors }: SiteFacts): string {
  return stack(
    shape(colors.primary.light, mark.path('first', 186, 12, 24)),
    shape(colors.secondary.light, mark.path('second', 186, 12, 24)),
  );
}
