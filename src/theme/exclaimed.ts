import type { Theme } from '@mui/material/styles';

/** Words after a block with an exclamation mark: that they warn is not told by their color alone. */
export const exclaimed = (theme: Theme, tone: 'error' | 'warning') =>
  ({
    position: 'relative',
    paddingInlineStart: 'calc(1.4em + 8px)',
    '&::before': {
      content: '"!" / ""',
      position: 'absolute',
      top: 0,
      insetInlineStart: 0,
      width: '1.4em',
      lineHeight: 1.4,
      color: theme.vars.palette.background.default,
      backgroundColor: theme.vars.palette[tone].main,
      fontWeight: 600,
      textAlign: 'center',
    },
  }) as const;
