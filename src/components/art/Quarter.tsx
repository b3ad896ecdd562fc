import Box from '@mui/material/Box';
import { printClasses } from '../../theme/printClasses';

const corners = {
  topStart: 'borderStartStartRadius',
  topEnd: 'borderStartEndRadius',
  bottomStart: 'borderEndStartRadius',
  bottomEnd: 'borderEndEndRadius',
} as const;

interface QuarterProps {
  /** The corner that is round. */
  corner: keyof typeof corners;
  /** Of the tones of the primary color, from 1 (pale) to 4. */
  tone: 1 | 2 | 3 | 4;
  ground: 1 | 2 | 3 | 4;
}

/** One block: a quarter of a disc on another tone, as large as its place. */
export function Quarter({ corner, tone, ground }: QuarterProps) {
  return (
    <Box aria-hidden className={printClasses.hidden} sx={{ display: 'grid', bgcolor: `var(--tone-${ground})` }}>
      <Box sx={{ bgcolor: `var(--tone-${tone})`, [corners[corner]]: '100%' }} />
    </Box>
  );
}
