import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { motion, motionWelcome } from '../theme/measures';

/** The grid of blocks, square unless they have a height of their own. The button's column and row grow with its words. */
function blocksOf(side: string, height = side) {
  return `repeat(5, minmax(${height}, auto)) / repeat(3, minmax(min-content, ${side}))`;
}

/** Square blocks in three columns, cut off above and below by the band that they stand in. On a phone two rows, which begin with the button. */
const blocks = {
  position: 'relative',
  alignSelf: 'stretch',
  // Over the edge that the band has in forced colors, where it shows.
  marginBlock: '-1px',
  '@media (forced-colors: active)': { marginBlock: 0 },
  aspectRatio: { xs: '3 / 2', sm: 'auto' },
  minHeight: { sm: 'min(58vw, 22rem)' },
  containerType: 'size',
  overflow: { xs: 'hidden', sm: 'visible clip' },
  '& > div': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    // Not moved by half of its height: their edges would lie between two pixels.
    alignContent: { xs: 'start', sm: 'center' },
    // A little more than thirds: two rows fill a phone's band, and nothing of a third is seen.
    grid: { xs: blocksOf('33.34cqi'), sm: blocksOf('min(33.33cqi, max(11rem, 33.34cqb))') },
    justifyContent: { sm: 'end' },
    // Beside long words: a little higher than wide, three rows still fill the band, and reach into the gap before them.
    '@container (max-aspect-ratio: 1)': { insetInlineStart: 'auto', width: '100.02cqb', grid: blocksOf('33.34cqb') },
    // Higher: of the rows above and below at least a quarter is seen, never a sliver.
    '@container (max-aspect-ratio: 12 / 13)': { width: '100%', grid: blocksOf('min(33.33cqi, 28.57cqb)') },
    // Beside words of many lines: five rows still fill the band.
    '@container (max-aspect-ratio: 3 / 5)': { grid: blocksOf('33.33cqi', '20.02cqb') },
  },
  '& > div > span': {
    // The button's own color, thinned: pure white would look dusty on the dark scheme's blue.
    color: 'band.button',
    bgcolor: 'color-mix(in srgb, currentColor var(--part), transparent)',
    '--part': '14%',
    '&:nth-of-type(-n + 6)': { display: { xs: 'none', sm: 'block' } },
    [motionWelcome]: { transition: `rotate ${motion.turn}ms ${motion.enter}` },
  },
  '& > div > span:nth-of-type(3n)': { '--part': '32%', borderStartEndRadius: '100%' },
  // The seventh, too: below the fourth it would be one slab with it.
  '& > div > span:is(:nth-of-type(4n + 2), :nth-of-type(7))': { '--part': '22%', borderEndStartRadius: '100%' },
  '& > div > span:nth-of-type(4n + 1)': {
    '--part': '100%',
    bgcolor: 'secondary.main',
    borderEndEndRadius: '100%',
  },
  '& > div > span:nth-of-type(8n)': { '--part': '32%', borderStartStartRadius: '100%' },
  // The button is the missing block.
  '& > div > div': {
    display: 'grid',
    order: { xs: -1, sm: 0 },
    '& > a': {
      flexDirection: 'column',
      justifyContent: 'space-between',
      alignItems: 'start',
      borderRadius: 0,
      minWidth: 'min-content',
      p: { xs: 1.5, sm: 2, md: 2.5 },
      textAlign: 'start',
      fontSize: { xs: '1rem', sm: '1.0625rem' },
      lineHeight: 1.2,
      '--focus-ring': 'currentColor',
    },
    '& svg': { alignSelf: 'end' },
    // Outside, other blocks and the edge of the drawing would cover the ring.
    '& > a:focus-visible': { outlineOffset: -9 },
  },
  [motionWelcome]: { '&:has(a:hover, a:focus-visible) > div > span': { rotate: '90deg' } },
} as const;

const others = Array.from({ length: 14 }, (_, block) => block);

/** A button in the gap among blocks, in the middle row: nine are seen, and parts of six more in a high band. `gap` says in which column, and pages count it on. */
export function NinthBlock({ gap, children }: { gap: number; children: ReactNode }) {
  const place = 6 + (gap % 3);
  return (
    <Box sx={blocks}>
      <div>
        {others.slice(0, place).map((block) => (
          <span key={block} />
        ))}
        <div>{children}</div>
        {others.slice(place).map((block) => (
          <span key={block} />
        ))}
      </div>
    </Box>
  );
}
