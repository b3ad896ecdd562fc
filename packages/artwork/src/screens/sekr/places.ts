import { line, shape, stack } from '../../drawing/shapes';

/** Draws a pin with a tent, 48 units wide; its point is at the origin. */
export function pin(color: string, tent: string): string {
  return stack(
    shape(color, 'M0 0C-12-17-24-28-24-43A24 24 0 0 1 24-43C24-28 12-17 0 0z'),
    shape(tent, 'M0-59 16-31H6L0-41-6-31H-16z'),
  );
}

/** Draws pines of 32 × 44 units, each with the middle of its foot at one of the points. */
export function pines(color: string, points: readonly (readonly [x: number, y: number])[]): string {
  return shape(color, points.map(([x, y]) => `M${x} ${y - 44}l11 18h-5l10 18h-13v8h-6v-8h-13l10-18h-5z`).join(''));
}

/** Draws a phone's four bars of signal, struck through, 34 units wide from the origin. */
export function noSignal(bars: string, stroke: string, background: string): string {
  return stack(
    line(bars, 5.5, 'M3 26V24M12 26V18M21 26V12M30 26V6'),
    line(background, 10, 'M2 3 33 28'),
    line(stroke, 4.5, 'M2 3 33 28'),
  );
}
