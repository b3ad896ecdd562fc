import type { Theme } from '@mui/material/styles';

/** The look of the empty place of a block (`.gap`) in a form's drawings: dashes as strong in a small drawing as in a large one. */
export const gap = (theme: Theme) => ({
  fill: 'none',
  stroke: theme.vars.palette.control,
  strokeWidth: 1.25,
  strokeDasharray: '4 3',
  vectorEffect: 'non-scaling-stroke',
});
