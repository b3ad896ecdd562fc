/** The four colors of the nine blocks, by the class of a shape. */
export const blockTones = {
  '& .one': { fill: 'var(--hero-1)' },
  '& .two': { fill: 'var(--hero-2)' },
  '& .three': { fill: 'var(--hero-3)' },
  '& .four': { fill: 'var(--hero-4)' },
} as const;
