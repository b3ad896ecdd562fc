import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { motion, untilPictured } from '../../theme/measures';

/**
 * The picture of a page's first screen: it appears once it has come, so that nobody sees half of it, and the page's largest paint is its words,
 * which are there before. Without script it is there at once.
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
