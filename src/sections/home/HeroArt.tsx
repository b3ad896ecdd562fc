import Box from '@mui/material/Box';
import { heroScreen } from '../../content/heroScreen';
import { screenPictures } from '../../content/screenPictures';
import { usePrerendered } from '../../hydration/useHydrated';
import { useMessage } from '../../i18n/useMessage';
import { fillingPicture } from '../../theme/fillingPicture';
import { motion } from '../../theme/measures';
import Blocks from './hero/blocks.svg';
import Plan from './hero/plan.svg';

const layers = {
  position: 'relative',
  aspectRatio: '600 / 540',
  width: '100%',
  maxWidth: { xs: '24rem', md: 'none' },
} as const;

const drawing = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
} as const;

const product = {
  position: 'absolute',
  // Smaller than the headline, so that the largest paint is text, which is there first.
  width: { xs: '62%', md: 'min(87%, 500px)' },
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  boxShadow: '0 12px 40px #00000029',
} as const;

const enters = (delay: number, from: string) => ({
  '--from': from,
  animation: `hero-enters 450ms ${motion.enter} ${delay}ms backwards`,
  '@keyframes hero-enters': { from: { opacity: 0, translate: '0 var(--from)' } },
});

const { phone, still, moving } = heroScreen;
const { width, height } = screenPictures.hero;

/**
 * From idea to product: a plan, blocks, and a product at work lie on each other. They are built up in this order, in 1.4 s, on the page
 * that the visitor arrives at. In the product one action happens once: a lot moves to another dock and the plan is published. It does not
 * move under reduced motion and on phones, where it is a smaller part.
 */
export function HeroArt() {
  const message = useMessage();
  const plays = usePrerendered();
  return (
    <Box sx={layers}>
      <Box component={Plan} sx={[drawing, plays && enters(0, '0px')]} />
      <Box component={Blocks} sx={[drawing, plays && enters(450, '-32px')]} />
      <Box sx={[product, plays && enters(950, '16px')]}>
        <picture>
          <source
            media="(max-width: 599.95px)"
            type="image/avif"
            srcSet={phone.avif}
            width={screenPictures.phone.width}
            height={screenPictures.phone.height}
          />
          <source media="(prefers-reduced-motion: no-preference)" srcSet={moving} />
          <source type="image/avif" srcSet={still.avif} sizes="600px" />
          <Box
            component="img"
            src={still.webp}
            alt={message('home.hero.screen')}
            width={width}
            height={height}
            fetchPriority="low"
            sx={fillingPicture}
          />
        </picture>
      </Box>
    </Box>
  );
}
