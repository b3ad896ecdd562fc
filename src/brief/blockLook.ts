/** The color and the corner of a question's block by its place among the nine: three by three, each three stronger than those before. */
export const blockLook = {
  counterIncrement: 'step',
  '--tone': 'var(--hero-1)',
  '--on-tone': 'var(--palette-text-primary)',
  '&:nth-of-type(n + 4)': { '--tone': 'var(--hero-2)', '--on-tone': 'var(--palette-secondary-contrastText)' },
  '&:nth-of-type(n + 7)': { '--tone': 'var(--hero-4)', '--on-tone': 'var(--palette-primary-contrastText)' },
  '&:nth-of-type(odd)': { '--end-corner': '100%' },
  '&:nth-of-type(4n + 2)': { '--start-corner': '100%' },
} as const;

/** For the block itself. */
export const blockCorners = {
  borderStartStartRadius: 'var(--start-corner, 0)',
  borderEndEndRadius: 'var(--end-corner, 0)',
} as const;
