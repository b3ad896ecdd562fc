import { styled } from '@mui/material/styles';
import { type ReactElement, useEffect, useState } from 'react';
import { motion, motionWelcome } from '../../theme/measures';
import { HeroBlocks } from './HeroBlocks';
import { HeroIdea } from './HeroIdea';
import { HeroWindow } from './HeroWindow';

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  '& .line': { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 2 },
  '& .handle': { fill: 'var(--hero-paper)' },
  '& .dashed': { strokeDasharray: '6 5' },
  '& .ink': { fill: 'var(--hero-ink)' },
  '& .pointer': { fill: 'var(--hero-pointer)', stroke: 'var(--hero-paper)', strokeWidth: 2 },
  '& .edge': { stroke: 'var(--hero-edge)', strokeWidth: 2 },
  '& .paper': { fill: 'var(--hero-paper)' },
  '& .side': { fill: 'var(--hero-side)' },
  '& .bar': { fill: 'var(--hero-bar)' },
  '& .block': { fill: 'var(--hero-block)' },
  '& .b1': { fill: 'var(--hero-1)' },
  '& .b2': { fill: 'var(--hero-2)' },
  '& .b3': { fill: 'var(--hero-3)' },
  '& .b4': { fill: 'var(--hero-4)' },
  '& .accent': { fill: 'var(--hero-accent)' },
  '& .rule': { fill: 'none', stroke: 'var(--hero-1)', strokeWidth: 2 },
  '& .chart': { fill: 'none', stroke: 'var(--hero-4)', strokeWidth: 5 },
  '& .upright, & .level, & .drop, & .curtain': { transformBox: 'fill-box' },
  '& .ghost': { opacity: 0 },
  '& .curtain': { transform: 'scaleX(0)', transformOrigin: '100% 0' },
  // What the HTML holds is the last picture; this leads up to it, in 1.8 s.
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
      '& .curtain': { animation: act('hero-draw', 1200, 600) },
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
    '@keyframes hero-draw': { from: { transform: 'scaleX(1)' } },
  },
});

/** One part of the sequence; times in milliseconds. */
function act(name: string, delay: number, duration: number): string {
  return `${name} ${duration}ms ${motion.enter} ${delay}ms backwards`;
}

/** It plays once a visit: a visitor who comes back to the page finds the product standing. */
let hasPlayed = false;

/**
 * From idea to product in nine blocks: blueprint lines, flat geometry, a working window. Colors come from the custom
 * properties of heroArtColors.
 */
export function HeroArt(): ReactElement {
  const [plays] = useState(() => !hasPlayed);

  useEffect(() => {
    hasPlayed = true;
  }, []);

  return (
    <Drawing viewBox="0 0 608 556" width={608} height={556} aria-hidden="true" focusable="false" data-plays={plays}>
      <HeroIdea />
      <HeroBlocks />
      <HeroWindow />
    </Drawing>
  );
}
