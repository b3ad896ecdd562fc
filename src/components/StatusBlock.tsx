import { styled } from '@mui/material/styles';
import type { DueDiligenceFact } from '../content/dueDiligence';

const filled = { have: '100%', partly: '50%', haveNot: '0%' } as const;

/** A block that is full, half full in another color, or empty and dashed, beside words that say the same. Drawn by itself: no component is a square of text's size. */
export const StatusBlock = styled('span')<{ 'data-status': DueDiligenceFact['status'] }>(
  ({ theme, 'data-status': status }) => ({
    display: 'inline-block',
    flexShrink: 0,
    width: '0.85em',
    height: '0.85em',
    border: `2px ${status === 'haveNot' ? 'dashed' : 'solid'} currentColor`,
    color: theme.vars.palette.primary.main,
    '--filling': status === 'partly' ? theme.vars.palette.secondary.main : 'currentColor',
    // From the edge of the block, not from within its line.
    background: `linear-gradient(to top, var(--filling) ${filled[status]}, transparent 0) border-box`,
    // The filling is a background, which browsers leave out on paper, and with forced colors, unless they are told.
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { color: 'CanvasText', '--filling': 'currentColor' },
  }),
);
