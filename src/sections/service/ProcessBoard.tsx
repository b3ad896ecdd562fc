import { styled } from '@mui/material/styles';
import { across, branch, lane, type ProcessSize } from './processLook';

const own = new Set<PropertyKey>(['steps', 'loops', 'lastRow']);

/**
 * The diagram's grid: steps below each other with lanes for the loops beside them; in a row, with the loops below, where there is room for the
 * text. Its two lists share one grid (`subgrid`), which no library component does.
 */
export const ProcessBoard = styled('div', { shouldForwardProp: (name) => !own.has(name) })<ProcessSize>(
  ({ theme, steps, loops, lastRow }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(${loops}, ${lane}) minmax(0, 1fr)`,
    gridTemplateRows: `repeat(${steps + loops}, auto)`,
    rowGap: theme.spacing(3.5),
    '@media print': { rowGap: theme.spacing(0.75) },
    '& > ol, & > ul': {
      position: 'relative',
      display: 'grid',
      gridArea: '1 / 1 / -1 / -1',
      gridTemplate: 'subgrid / subgrid',
    },
    '& > ul': { pointerEvents: 'none' },
    // One line behind all steps, which their backgrounds interrupt, and below the last of them the way back.
    '& > ol::before, & > ol::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${loops} * ${lane} + 1.75rem)`,
      // Backgrounds are left out there.
      '@media print': { display: 'none' },
    },
    '& > ol::before': {
      gridRow: `1 / ${lastRow + 1}`,
      insetBlock: theme.spacing(2),
      borderInlineStart: `2px solid ${theme.vars.palette.primary.main}`,
    },
    '& > ol::after': {
      gridRow: `${lastRow + 1} / -1`,
      insetBlock: `${theme.spacing(-3.5)} ${branch}`,
      borderInlineStart: `2px dashed ${theme.vars.palette.text.secondary}`,
    },
    [across]: {
      gridTemplateColumns: `repeat(${steps}, minmax(0, 1fr))`,
      gridTemplateRows: `repeat(${loops + 1}, auto)`,
      rowGap: 0,
      // The steps touch, so that each has as much room for its words as there is.
      '& > ol::before, & > ol::after': { display: 'none' },
    },
  }),
);
