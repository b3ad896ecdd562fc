/** Forced colors remove backgrounds. A shape that is only a background has this class and gets a color of the system. */
export const forcedColorsClasses = { filled: 'forced-filled' } as const;

/** The looks with forced colors. A box that is visible only by its background has `forcedEdge` (measures.ts). */
export const forcedColorsStyles = {
  '@media (forced-colors: active)': {
    '#root .forced-filled': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
} as const;
