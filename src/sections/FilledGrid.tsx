import Box from '@mui/material/Box';

/** Nine cells, of which some are filled. A drawing in plain elements, which keep their lines where colors are forced. */
const cells = {
  // `--cell`: the side of a cell, where a drawing is larger.
  display: 'grid',
  gridTemplateColumns: 'repeat(3, var(--cell, 20px))',
  gap: 'calc(var(--cell, 20px) / 5)',
  mb: 2,
  '& > span': { height: 'var(--cell, 20px)', border: '1.5px solid', borderColor: 'primary.main' },
  '& > [data-filled="true"]': { bgcolor: 'primary.main', printColorAdjust: 'exact' },
  '@media (forced-colors: active)': { '& > [data-filled="true"]': { bgcolor: 'CanvasText' } },
} as const;

interface FilledGridProps {
  /** Which of the nine cells are filled, row by row: the numbers 0 to 8. */
  filled: readonly number[];
  className?: string;
}

/** A part of a whole, as nine blocks; the words beside it say the same. */
export function FilledGrid({ filled, className }: FilledGridProps) {
  return (
    <Box component="span" sx={cells} aria-hidden className={className}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => (
        <span key={cell} data-filled={filled.includes(cell)} />
      ))}
    </Box>
  );
}
