import Box from '@mui/material/Box';
import { printClasses } from '../../theme/printClasses';

const corners = {
  topStart: 'borderStartStartRadius',
  topEnd: 'borderStartEndRadius',
  bottomStart: 'borderEndStartRadius',
  bottomEnd: 'borderEndEndRadius',
} as const;

interface QuarterProps {
  /** The round corner; without it the block is a square. */
  corner?: keyof typeof corners;
  /** A tone of the primary color, from 1 (pale) to 4. */
  tone: 1 | 2 | 3 | 4;
}

/** A block that fills its place: a quarter of a disc, or a square. */
export function Quarter({ corner, tone }: QuarterProps) {
  return (
    <Box
      className={printClasses.hidden}
      sx={{ bgcolor: `var(--tone-${tone})`, ...(corner && { [corners[corner]]: '100%' }) }}
    />
  );
}
