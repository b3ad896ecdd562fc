import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { heroArtLook } from './heroArtLook';
import { HeroBlocks } from './HeroBlocks';
import { HeroIdea } from './HeroIdea';
import { HeroWindow } from './HeroWindow';

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  ...Object.fromEntries(Object.entries(heroArtLook).map(([name, look]) => [`& .${name}`, look])),
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
