import type { Theme } from '@mui/material/styles';
import { typography } from './typography';

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
      fontWeight: theme.typography.fontWeightBold,
      textAlign: 'center',
    },
  }) as const;

/** Moves the block of a small heading into the room next to its words, so that the text below starts at the same edge. */
export const blockInMargin = {
  paddingInlineStart: 0,
  '&::before': { insetInlineStart: 'calc(-1.4em - 8px)' },
} as const;

/** The room that it needs there. */
export const blockRoom = `calc(1.4 * ${typography.h4.fontSize} + 8px)`;
