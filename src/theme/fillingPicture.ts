import { motion } from './measures';

/** A picture or a video as wide as its place, and cut off where it is higher. A card moves its crop (CardLink). */
export const fillingPicture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  scale: 'var(--card-scale, none)',
  clipPath: 'var(--card-clip, none)',
  transition: `${motion.turn}ms ${motion.enter}`,
  transitionProperty: 'scale, clip-path',
} as const;
