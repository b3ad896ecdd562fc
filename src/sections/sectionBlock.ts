/** The palest and the deepest tone of blocks. In the dark both are further from the page's background than the palette's. */
export const sectionTones = {
  pale: 'light-dark(var(--palette-primary-light), var(--hero-1))',
  deep: 'light-dark(var(--palette-band-dark), var(--palette-band-main))',
} as const;

/**
 * What the nth section's block in the table of contents and the mark before its heading have in common: tone, and rounded corners above (`--above`) and
 * below (`--below`). In rows of two, three, four, six and seven no block has the tone of its neighbor.
 */
export const sectionBlock = {
  '--tone': sectionTones.pale,
  '--on-tone': 'var(--palette-text-primary)',
  '--above': '0',
  '--below': '0',
  '&:nth-of-type(5n + 1)': {
    '--tone': 'var(--palette-primary-main)',
    '--on-tone': 'var(--palette-primary-contrastText)',
  },
  '&:nth-of-type(5n + 3)': { '--tone': sectionTones.deep, '--on-tone': 'var(--palette-band-contrastText)' },
  '&:nth-of-type(5n + 4)': { '--tone': 'var(--hero-2)', '--on-tone': 'var(--palette-secondary-contrastText)' },
  '&:nth-of-type(5n)': {
    '--tone': 'var(--palette-secondary-main)',
    '--on-tone': 'var(--palette-secondary-contrastText)',
  },
  '&:nth-of-type(4n + 2)': { '--above': '1' },
  '&:nth-of-type(3n)': { '--below': '1' },
} as const;
