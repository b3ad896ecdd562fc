import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
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
});

/**
 * From idea to product in nine blocks: blueprint lines, flat geometry, a working window. Colors come from the custom
 * properties of heroArtColors. The groups `.idea`, `.blocks` and `.window` and the line `.chart` can be animated.
 */
export function HeroArt(): ReactElement {
  return (
    <Drawing viewBox="0 0 608 556" width={608} height={556} aria-hidden="true" focusable="false">
      <HeroIdea />
      <HeroBlocks />
      <HeroWindow />
    </Drawing>
  );
}
