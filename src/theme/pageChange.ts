import { motion } from './measures';

/** How one page changes into another, which takes script: at once; only a cover that is on both pages moves, under the header. */
export const pageChange = {
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-old(header)': { display: 'none' },
  '::view-transition-new(root), ::view-transition-new(header)': { animation: 'none' },
  '::view-transition-group(.cover)': { animationDuration: `${motion.turn}ms`, animationTimingFunction: motion.enter },
  '@media (prefers-reduced-motion: reduce)': {
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': { animation: 'none' },
  },
} as const;
