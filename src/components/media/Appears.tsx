import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { motion, untilPictured } from '../../theme/measures';

/**
 * The picture of a page's first screen. It appears after it has loaded, so that visitors never see a part of it, and the largest contentful paint is
 * the page's text. Without script it is visible from the start.
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
