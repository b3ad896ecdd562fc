import { line, rect, stack } from '../../drawing/shapes';

/** Draws an envelope of 48 × 36 units around the origin. */
export function envelope(background: string, ink: string): string {
  return stack(rect(background, [-24, -18, 48, 36], 6), line(ink, 4, 'M-15 -7L0 4L15 -7'));
}

/** Draws the outline of an envelope of 48 × 36 units around the origin: one that has not been written. */
export function plannedEnvelope(color: string): string {
  return `<rect x="-24" y="-18" width="48" height="36" rx="6" stroke="${color}" stroke-width="4" stroke-dasharray="7 8"/>`;
}
