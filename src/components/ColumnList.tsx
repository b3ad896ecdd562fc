import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

interface ColumnListProps {
  /** How many columns on narrow, middle and wide screens. */
  columns: readonly [narrow: number, middle: number, wide: number];
  className?: string;
  /** List items. */
  children: ReactNode;
}

/**
 * A list in equal columns. Of CSS grid, not of Material UI's Grid, which is a flex box: items stay plain, and one may span several columns.
 */
export function ColumnList({ columns: [narrow, middle, wide], ...props }: ColumnListProps) {
  return (
    <Box
      component="ul"
      role="list"
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: equal(narrow), sm: equal(middle), md: equal(wide) },
      }}
      {...props}
    />
  );
}
