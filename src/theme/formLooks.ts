import type { Theme } from '@mui/material/styles';

/** A block with an exclamation mark before the words of an error, so that color is not its only sign. */
export const exclaimed = (theme: Theme) =>
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
      backgroundColor: theme.vars.palette.error.main,
      fontWeight: theme.typography.fontWeightBold,
      textAlign: 'center',
    },
  }) as const;

/** A field, a choice or a button while its form is being sent. */
export const beingSent = (theme: Theme) =>
  ({
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.control,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
  }) as const;
