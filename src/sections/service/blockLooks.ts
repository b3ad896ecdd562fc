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
} as const;
