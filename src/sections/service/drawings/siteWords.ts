import type { Theme } from '@mui/material/styles';

/** The words of a page in small: its heading, its first sentence and its button. */
export const siteWords = (theme: Theme) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(2),
    '--pad': theme.spacing(3),
    padding: 'var(--pad)',
    '& > b': { ...theme.typography.h3, fontWeight: 600 },
    '& > i': { fontStyle: 'normal', fontSize: '0.875rem', lineHeight: 1.5 },
    '& > span': {
      alignSelf: 'start',
      padding: theme.spacing(1, 1.5),
      fontSize: '0.875rem',
      textDecoration: 'none',
      border: `2px solid ${theme.vars.palette.primary.main}`,
    },
    '@media print': { '--pad': theme.spacing(1.5), '&& > b': { fontSize: '1.125rem' } },
  }) as const;
