import type { Theme } from '@mui/material/styles';

/** The look of a block's empty place in a form's drawings: dashes as strong in a small drawing as in a large one. */
export const emptyPlace = (theme: Theme) => ({
  fill: 'none',
  stroke: theme.vars.palette.control,
  strokeWidth: 1.25,
  strokeDasharray: '4 3',
  vectorEffect: 'non-scaling-stroke',
});
