import Box from '@mui/material/Box';
import { type ReactElement, useEffect, useState } from 'react';
import { heroArtLook } from './heroArtLook';
import { heroArtMotion } from './heroArtMotion';
import { HeroBlocks } from './HeroBlocks';
import { HeroIdea } from './HeroIdea';
import { HeroWindow } from './HeroWindow';

/** Its shapes name their colors by class. */
const drawing = {
  display: 'block',
  width: '100%',
  height: 'auto',
  // From idea to product is from the line's start to its end.
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  ...Object.fromEntries(Object.entries(heroArtLook).map(([name, look]) => [`& .${name}`, look])),
  ...heroArtMotion,
  // A pointer is the same in every direction of writing; it turns around the middle of its button.
  '&:dir(rtl) .pointer': { transform: 'scaleX(-1)', transformOrigin: '561px' },
} as const;

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
    <Box
      component="svg"
      sx={drawing}
      viewBox="0 0 608 556"
      width={608}
      height={556}
      aria-hidden="true"
      data-plays={plays}
    >
      <HeroIdea />
      <HeroBlocks />
      <HeroWindow />
    </Box>
  );
}
