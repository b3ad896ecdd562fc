import { motion } from './measures';

/** A picture or a video that fills the width of its container; the container crops its height. */
export const fillingPicture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
} as const;

/** A picture that grows when the visitor points at its card (papers.ts). */
export const cardPicture = {
  ...fillingPicture,
  scale: 'var(--card-scale, none)',
  clipPath: 'var(--card-clip, none)',
  transition: `${motion.turn}ms ${motion.enter}`,
  transitionProperty: 'scale, clip-path',
} as const;
