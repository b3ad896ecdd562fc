import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { across, arrowHead, lane } from './processLook';
import type { LoopPlace } from './processPlaces';

const own = new Set<PropertyKey>(['place', 'lanes']);

/** Space between the end of the lanes and a loop's words: the line of the steps passes there. */
const inset = '3.5rem';

/** How far above the lower edge of its words a loop's line leaves them. */
const branch = '1.1875rem';

const Loop = styled('li', { shouldForwardProp: (name) => !own.has(name) })<{ place: LoopPlace; lanes: number }>(({
  theme,
  place: { depth, shift, columns, rows },
  lanes,
}) => {
  const [to, from] = columns;
  const half = `(100% - ${from - to} * ${theme.spacing(4)}) / ${2 * (from - to + 1)}`;
  const color = theme.vars.palette.text.secondary;
  return {
    position: 'relative',
    display: 'grid',
    gridColumn: `${lanes - depth} / -1`,
    gridRow: `${rows[0]} / ${rows[1] + 1}`,
    gridTemplateRows: 'subgrid',
    // The line back: up its lane, into the step.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `2.25rem ${branch}`,
      insetInlineStart: '0.5rem',
      width: `calc(${depth + 1} * ${lane} - 0.5rem - 10px)`,
      border: `0 dashed ${color}`,
      borderBlockStartWidth: 2,
      borderInlineStartWidth: 2,
    },
    '&::after': {
      ...arrowHead('end', color),
      insetBlockStart: 'calc(2.25rem - 6px)',
      insetInlineStart: `calc(${depth + 1} * ${lane} - 14px)`,
    },
    [across]: {
      gridColumn: `${to} / ${from + 1}`,
      gridRow: `2 / ${depth + 3}`,
      '&::before': {
        insetBlock: '4px 0',
        insetInline: `calc(${half}) calc(${half} - ${shift} * 1.5rem)`,
        width: 'auto',
        borderWidth: '0 2px 2px',
      },
      '&::after': {
        ...arrowHead('up', color),
        insetBlockStart: 2,
        insetInlineStart: `calc(${half} - 6px)`,
      },
    },
  };
});

const Words = styled('span', { shouldForwardProp: (name) => name !== 'depth' })<{ depth: number }>(
  ({ theme, depth }) => ({
    ...theme.typography.label,
    position: 'relative',
    gridRow: '-2 / -1',
    alignSelf: 'center',
    justifySelf: 'start',
    marginInlineStart: `calc(${depth + 1} * ${lane} + ${inset})`,
    padding: theme.spacing(1.25, 1.5),
    textAlign: 'center',
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
    pointerEvents: 'auto',
    '@media (forced-colors: active)': { border: '1px solid' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: branch,
      insetInlineEnd: '100%',
      width: `calc(${depth + 1} * ${lane} + ${inset} - 0.5rem)`,
      borderBlockStart: `2px dashed ${theme.vars.palette.text.secondary}`,
    },
    [across]: {
      '&::before': { display: 'none' },
      alignSelf: 'end',
      justifySelf: 'center',
      marginInline: theme.spacing(4),
      marginBlockStart: theme.spacing(3),
      translate: '0 50%',
    },
  }),
);

interface ProcessLoopLineProps {
  place: LoopPlace;
  /** How many loops the diagram has. */
  lanes: number;
  children: ReactNode;
}

/** A way back in the diagram: a dashed line with its reason, and its head at the step it leads to. */
export function ProcessLoopLine({ place, lanes, children }: ProcessLoopLineProps) {
  return (
    <Loop place={place} lanes={lanes}>
      <Words depth={place.depth}>{children}</Words>
    </Loop>
  );
}
