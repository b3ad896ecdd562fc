import { motion, motionWelcome } from '../../theme/measures';

/** One part of the sequence; times in milliseconds. */
function act(name: string, delay: number, duration: number): string {
  return `${name} ${duration}ms ${motion.enter} ${delay}ms backwards`;
}

/** How HeroArt is built up while it has `data-plays="true"`, in 1.8 s: lines, blocks by quarter turns, window. What the HTML holds is the last picture. */
export const heroArtMotion = {
  '& .upright, & .level, & .drop, & .curtain': { transformBox: 'fill-box' },
  [motionWelcome]: {
    '&[data-plays="true"]': {
      '& .upright': { transformOrigin: '0 0', animation: act('hero-upright', 0, 500) },
      '& .level': { transformOrigin: '0 0', animation: act('hero-level', 100, 500) },
      '& .ghost.upright': { animation: act('hero-ghost-upright', 0, 1400) },
      '& .ghost.level': { animation: act('hero-ghost-level', 100, 1300) },
      '& .sketch': { animation: act('hero-appear', 350, 350) },
      '& .drop': { transformOrigin: 'center', animation: act('hero-drop', 550, 450) },
      '& .drop:nth-of-type(2)': { animationDelay: '670ms' },
      '& .drop:nth-of-type(3)': { animationDelay: '790ms' },
      '& .window': { animation: act('hero-rise', 1000, 350) },
      '& .curtain': { transformOrigin: '100% 0', animation: act('hero-draw', 1200, 600) },
    },
    '@keyframes hero-upright': { from: { transform: 'scaleY(0)' } },
    '@keyframes hero-level': { from: { transform: 'scaleX(0)' } },
    // The whole plan shows until the blocks stand on it.
    '@keyframes hero-ghost-upright': {
      from: { opacity: 1, transform: 'scaleY(0)' },
      '40%, 80%': { opacity: 1, transform: 'none' },
    },
    '@keyframes hero-ghost-level': {
      from: { opacity: 1, transform: 'scaleX(0)' },
      '40%, 80%': { opacity: 1, transform: 'none' },
    },
    '@keyframes hero-appear': { from: { opacity: 0 } },
    '@keyframes hero-drop': { from: { opacity: 0, transform: 'translateY(-32px) rotate(-90deg)' } },
    '@keyframes hero-rise': { from: { opacity: 0, transform: 'translateY(16px)' } },
    '@keyframes hero-draw': {
      from: { opacity: 1, transform: 'scaleX(1)' },
      to: { opacity: 1, transform: 'scaleX(0)' },
    },
  },
} as const;
