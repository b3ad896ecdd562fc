/** How many steps and loops a diagram has, and the row of its last step where they stand below each other. */
export interface ProcessSize {
  steps: number;
  loops: number;
  lastRow: number;
}

/** Room for all steps in a row; in rem, so that larger text turns the diagram upright as a narrow screen does. */
export const across = '@container (min-width: 60rem)';

/** Width of the lane that each loop has beside the upright steps. */
export const lane = 'min(1.25rem, 6.5vw)';

/** How far above the lower edge of its words a loop's line leaves them. */
export const branch = '1.1875rem';

/** From the start of the lanes to the end of the lane of this depth, as a term of `calc()`. */
export const laneEnd = (depth: number) => `${depth + 1} * ${lane}`;

const shapes = {
  down: 'polygon(0 0, 100% 0, 50% 100%)',
  up: 'polygon(50% 0, 100% 100%, 0 100%)',
  end: 'polygon(0 0, 100% 50%, 0 100%)',
} as const;

/** An arrow's head of 14 px; `end` points along the line of text. */
export function arrowHead(direction: keyof typeof shapes, color: string) {
  return {
    content: '""',
    position: 'absolute',
    width: 14,
    height: 14,
    backgroundColor: color,
    clipPath: shapes[direction],
    transform: 'none',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    // No selector may have `:dir()` after a pseudo-element, which this stands in.
    ...(direction === 'end' && { '[dir="rtl"] &': { transform: 'scaleX(-1)' } }),
  } as const;
}
