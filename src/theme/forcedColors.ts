/** With forced colors backgrounds vanish. A shape that says something by its color alone has this class, and keeps a color of the system. */
export const forcedColorsClasses = { filled: 'forced-filled' } as const;

/** How the site looks with forced colors; a box that a background alone sets off has `forcedEdge` (measures.ts). */
export const forcedColorsStyles = {
  '@media (forced-colors: active)': {
    '#root .forced-filled': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
} as const;
