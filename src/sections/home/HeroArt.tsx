import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useMessage } from '../../i18n/useMessage';
import { motion, motionWelcome } from '../../theme/measures';
import Blocks from './hero/blocks.svg';
import { HeroWindow } from './HeroWindow';
import Plan from './hero/plan.svg';

const act = (name: string, delay: number) => `hero-${name} 450ms ${motion.enter} ${delay}ms backwards`;

/** Plan, blocks and window lie on each other; they are built up in this order, in 1.4 s. What the HTML holds is the last picture. */
const look = {
  position: 'relative',
  aspectRatio: '600 / 540',
  width: '100%',
  maxWidth: { xs: '24rem', md: 'none' },
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > svg:dir(rtl)': { transform: 'scaleX(-1)' },
  [motionWelcome]: {
    '&[data-plays="true"] > svg': { animation: act('appear', 0) },
    '&[data-plays="true"] > svg + svg': { animation: act('drop', 450) },
    '&[data-plays="true"] > div': { animation: act('rise', 950) },
  },
  '@keyframes hero-appear': { from: { opacity: 0 } },
  '@keyframes hero-drop': { from: { opacity: 0, translate: '0 -32px' } },
  '@keyframes hero-rise': { from: { opacity: 0, translate: '0 16px' } },
} as const;

/** It plays once a visit: a visitor who comes back to the page finds the product standing. */
let hasPlayed = false;

/** From idea to product: a plan, blocks, and a product at work. */
export function HeroArt() {
  const message = useMessage();
  const [plays] = useState(() => !hasPlayed);

  useEffect(() => {
    hasPlayed = true;
  }, []);

  return (
    <Box sx={look} data-plays={plays}>
      <Plan />
      <Blocks />
      <HeroWindow alt={message('home.hero.screen')} />
    </Box>
  );
}
