import type { Theme } from '@mui/material/styles';

/** Blocks with words on them: their background, their words, and `--second`, the other color of what is drawn on them. */
export const blockLooks = {
  pale: (theme: Theme) => ({
    backgroundColor: theme.vars.palette.primary.light,
    '--second': theme.vars.palette.primary.main,
  }),
  blue: (theme: Theme) => ({
    color: theme.vars.palette.band.contrastText,
    backgroundColor: theme.vars.palette.band.main,
    '--second': theme.vars.palette.secondary.main,
  }),
  apricot: (theme: Theme) => ({
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
    '--second': 'var(--hero-block)',
  }),
  /** On a dark page, where light ink would glare, the color of what has been built. */
  ink: (theme: Theme) => ({
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: `light-dark(${theme.vars.palette.text.primary}, ${theme.vars.palette.primary.main})`,
    '--second': `light-dark(${theme.vars.palette.secondary.main}, ${theme.vars.palette.band.main})`,
  }),
} as const;
