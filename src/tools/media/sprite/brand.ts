import { brandColors, brandPath } from '../../../theme/brand';
import type { Drawing } from './drawing';

/** The agency's mark: nine blocks, with `--brand-1` and `--brand-2` for its two colors. */
export const brandDrawing: Drawing = {
  width: 26,
  height: 26,
  body: (['first', 'second'] as const)
    .map((part, at) => `<path fill="var(--brand-${at + 1},${brandColors.light[part]})" d="${brandPath(part)}"/>`)
    .join(''),
};
