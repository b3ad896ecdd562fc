import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { across, arrowHead, branch, laneEnd } from './processLook';
import { ProcessLoopReason } from './ProcessLoopReason';
import type { LoopPlace } from './processPlaces';

const own = new Set<PropertyKey>(['place', 'lanes']);

/** The line back where the steps stand below each other: up the loop's lane, with its head in the step it leads to. */
function uprightLine({ vars }: Theme, { depth }: LoopPlace) {
  const color = vars.palette.text.secondary;
  return {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `2.25rem ${branch}`,
      insetInlineStart: '0.5rem',
      width: `calc(${laneEnd(depth)} - 0.5rem - 10px)`,
      border: `0 dashed ${color}`,
      borderBlockStartWidth: 2,
      borderInlineStartWidth: 2,
    },
    '&::after': {
      ...arrowHead('end', color),
      insetBlockStart: 'calc(2.25rem - 6px)',
      insetInlineStart: `calc(${laneEnd(depth)} - 14px)`,
    },
  } as const;
}

/** The line back where the steps lie in a row: down from the middle of a step, along below the row, and up to the middle of another one. */
function rowLine({ vars }: Theme, { shift, columns: [to, from] }: LoopPlace) {
  const halfStep = `100% / ${2 * (from - to + 1)}`;
  // Both of two lines from one step leave it beyond its middle: the shorter has room for its words.
  const further = shift === 0 ? 0 : shift + 1;
  return {
    '&::before': {
      insetBlock: '4px 0',
      insetInline: `calc(${halfStep}) calc(${halfStep} - ${further} * 1.5rem)`,
      width: 'auto',
      borderWidth: '0 2px 2px',
    },
    '&::after': {
      ...arrowHead('up', vars.palette.text.secondary),
      insetBlockStart: 2,
      insetInlineStart: `calc(${halfStep} - 6px)`,
    },
  } as const;
}

/** On the diagram's subgrid, with lines of pseudo-elements: no library component draws arrows between places of a grid. */
const Loop = styled('li', { shouldForwardProp: (name) => !own.has(name) })<{ place: LoopPlace; lanes: number }>(
  ({ theme, place, lanes }) => ({
    position: 'relative',
    display: 'grid',
    gridColumn: `${lanes - place.depth} / -1`,
    gridRow: `${place.rows[0]} / ${place.rows[1] + 1}`,
    gridTemplateRows: 'subgrid',
    ...uprightLine(theme, place),
    [across]: {
      gridColumn: `${place.columns[0]} / ${place.columns[1] + 1}`,
      gridRow: `2 / ${place.depth + 3}`,
      ...rowLine(theme, place),
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
      <ProcessLoopReason place={place}>{children}</ProcessLoopReason>
    </Loop>
  );
}
