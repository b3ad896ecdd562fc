import Box from '@mui/material/Box';
import { type ReactElement, useEffect, useState } from 'react';
import { heroArtLook } from './heroArtLook';
import { heroArtMotion } from './heroArtMotion';
import { HeroBlocks } from './HeroBlocks';
import { HeroIdea } from './HeroIdea';
import { HeroWindow } from './HeroWindow';

/** What is the same in every direction of writing, by class, and the middle that it turns around: of the window, of its panel, of its lines, of its button. */
const fixed = { dots: '395.5px', columns: '543.5px', rising: '443.5px', pointer: '561px' } as const;

/** Its shapes name their colors by class. */
const drawing = {
  display: 'block',
  width: '100%',
  height: 'auto',
  // The window's edge lies on that of the drawing, which must not cut into it.
  overflow: 'visible',
  // From idea to product is from the line's start to its end.
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  ...Object.fromEntries(Object.entries(heroArtLook).map(([name, look]) => [`& .${name}`, look])),
  ...heroArtMotion,
  ...Object.fromEntries(
    Object.entries(fixed).map(([name, middle]) => [
      `&:dir(rtl) .${name}`,
      { transform: 'scaleX(-1)', transformOrigin: middle },
    ]),
  ),
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
