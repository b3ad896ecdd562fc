import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { motion, untilPictured } from '../../theme/measures';

/**
 * The picture of a page's first screen. It appears after it has loaded, so that nobody sees half of it, and the page's words are the largest paint.
 * Without script it is visible from the start.
 */
export function Appears({ children }: { children: ReactNode }) {
  return (
    <Box
      data-appears=""
      sx={{ willChange: 'opacity', transition: `opacity ${motion.turn}ms`, ...untilPictured({ opacity: 0 }) }}
    >
      {children}
    </Box>
  );
}
