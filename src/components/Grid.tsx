import { styled } from '@mui/material/styles';

interface GridProps {
  /** How many columns on narrow, middle and wide screens (spec.md §9). */
  columns: readonly [narrow: number, middle: number, wide: number];
}

const own = new Set<PropertyKey>(['columns']);

/** A list laid out in equal columns. */
export const Grid = styled('ul', { shouldForwardProp: (name) => !own.has(name) })<GridProps>(
  ({ theme, columns: [narrow, middle, wide] }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    gridTemplateColumns: `repeat(${narrow}, minmax(0, 1fr))`,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${middle}, minmax(0, 1fr))` },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
  }),
);
