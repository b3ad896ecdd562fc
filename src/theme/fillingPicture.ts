import { motion } from './measures';

/** A picture or a video as wide as its place, and cut off where it is higher. */
export const fillingPicture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
} as const;

/** A filling picture whose crop a card moves (CardLink). */
export const cardPicture = {
  ...fillingPicture,
  scale: 'var(--card-scale, none)',
  clipPath: 'var(--card-clip, none)',
  transition: `${motion.turn}ms ${motion.enter}`,
  transitionProperty: 'scale, clip-path',
} as const;
