import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LocalLink } from '../../components/links/LocalLink';
import { heroScreen } from '../../content/heroScreen';
import { caseStudyCards } from '../../content/caseStudyCards';
import { usePrerendered } from '../../hydration/useHydrated';
import { Message } from '../../i18n/Message';
import { accentSlab } from '../../content/accents';
import { columns } from '../../theme/columns';
import { forcedEdge, motion } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import Blocks from './heroBlocks.svg';
import { HeroProduct } from './HeroProduct';

/** The blocks are above the product; on medium screens they are next to it. On wide screens more blocks reach the edge of the window. */
const slab = {
  display: 'grid',
  gridTemplateColumns: {
    xs: columns(2, 1),
    md: `min(100%, 720px) ${columns(1)}`,
    lg: `min(66.66%, 480px) min(33.34%, 240px) ${columns(1)}`,
  },
  gridTemplateRows: {
    xs: 'minmax(calc(100vw / 3), auto)',
    md: 'auto 1fr 1fr',
    lg: 'minmax(min(240px, 100vw / 6), auto) auto 1fr',
  },
  gridTemplateAreas: {
    xs: '"blocks figure" "caption caption" "product product"',
    md: '"caption caption" "product figure" "product blocks"',
    lg: '"blocks figure edge" "caption caption edge" "product product edge"',
  },
} as const;

const drawing = {
  display: { md: 'none', lg: 'block' },
  position: 'absolute',
  width: '100%',
  height: '100%',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
} as const;

const [pale, blue, dark] = ['light', 'main', 'dark'].map((tone) => `var(--palette-primary-${tone})`);

/** Blocks from the product to the edge of a wide window. */
const edge = {
  gridArea: 'edge',
  display: { xs: 'none', lg: 'block' },
  background: [
    `radial-gradient(circle at 240px 0, ${dark} 240px, #0000 0)`,
    `radial-gradient(circle at 0 100%, ${blue} 240px, ${pale} 0)`,
  ].join(','),
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
} as const;

/** Medium screens show only the large shape. */
const blocks = {
  gridArea: 'blocks',
  position: 'relative',
  background: { md: `radial-gradient(farthest-side at 100% 100%, ${blue} 100%, ${pale} 0)`, lg: 'none' },
} as const;

const figure = {
  gridArea: 'figure',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  p: { xs: 1.25, sm: 2, lg: 2.5 },
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  border: forcedEdge,
  typography: { xs: 'label', sm: 'dense' },
  containerType: 'inline-size',
} as const;

const large = {
  fontSize: { xs: 'min(2.5rem, 13vw - 0.55rem)', sm: 'min(clamp(3rem, 5.6vw, 5.25rem), 40cqi)' },
  lineHeight: 1,
  letterSpacing: '-0.05em',
} as const;

const enters = (delay: number, from: string) => ({
  '--from': from,
  animation: `hero-enters 450ms ${motion.enter} ${delay}ms backwards`,
  '@keyframes hero-enters': { from: { opacity: 0, translate: '0 var(--from)' } },
});

const { slug } = heroScreen;

const bold = (words: ReactNode[]) => (
  <Box component="b" sx={large}>
    {words}
  </Box>
);

/**
 * From idea to product: blocks, a figure, and a product in use. They appear in this order, within 1.4 s, on the first page of a visit. In the product
 * one action plays once: a lot moves to another dock, and the plan is published.
 */
export function HeroSlab() {
  const plays = usePrerendered();
  const { background, tint, ink } = accentSlab(slug);
  const caption = {
    gridArea: 'caption',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 2,
    typography: { sm: 'dense', xl: 'body1' },
    px: { xs: 2.5, sm: 3 },
    py: 2.5,
    border: forcedEdge,
    bgcolor: { xs: tint, sm: background },
    color: { xs: ink, sm: '#fff' },
  };
  const link = {
    color: { xs: ink, sm: tint },
    fontWeight: 'fontWeightMedium',
    '--focus-ring': 'currentColor',
    py: 1.25,
    my: -1.25,
  };
  return (
    <Box component="figure" sx={slab}>
      <Box aria-hidden className={printClasses.hidden} sx={[blocks, plays && enters(0, '0px')]}>
        <Box component={Blocks} sx={drawing} preserveAspectRatio="xMaxYMid slice" />
      </Box>
      <Box component="p" className={printClasses.flush} sx={[figure, plays && enters(350, '-24px')]}>
        <Message id="home.hero.figure" values={{ b: bold }} />
      </Box>
      <Box className={printClasses.hidden} sx={edge} />
      <Box sx={[{ gridArea: 'product', bgcolor: '#fff' }, plays && enters(950, '16px')]}>
        <HeroProduct />
      </Box>
      <Box component="figcaption" className={printClasses.flush} sx={caption}>
        <Box component="span" sx={{ flex: '1 1 16rem' }}>
          <Message id="home.hero.product" /> <Message id={`caseStudy.${slug}.card.figure`} />
        </Box>
        <LocalLink to={`/case-studies/${slug}`} sx={link}>
          <Message id="common.customerStory" values={{ name: caseStudyCards[slug].customer }} />
        </LocalLink>
      </Box>
    </Box>
  );
}
