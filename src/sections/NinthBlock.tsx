import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { layout, motion, motionWelcome } from '../theme/measures';

/** Square blocks in three rows, which stand at the foot of their band and mostly fill it. On a phone two rows, which begin with the button. */
const blocks = {
  position: 'relative',
  alignSelf: 'stretch',
  // Over the edge that the band has in forced colors, where it shows.
  marginBlock: '-1px',
  '@media (forced-colors: active)': { marginBlock: 0 },
  // Where columns are narrow, up to the edge of the window.
  marginInlineEnd: { sm: `calc(-1 * ${layout.gutter})`, lg: 0 },
  aspectRatio: { xs: '3 / 2', sm: 'auto' },
  containerType: 'size',
  overflow: { xs: 'hidden', sm: 'visible clip' },
  '& > div': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    // A little more than thirds, so that three fill the band: beside words of many lines they are higher than wide. The button's column and row grow with its words.
    '--side': { xs: '33.34cqi', sm: 'min(33.34cqi, 33.34cqb)' },
    grid: {
      xs: 'repeat(2, minmax(var(--side), auto)) / repeat(3, minmax(min-content, var(--side)))',
      sm: 'repeat(3, minmax(33.34cqb, auto)) / repeat(3, minmax(min-content, var(--side)))',
    },
    placeContent: { sm: 'end' },
  },
  '& > div > span': {
    // The button's own color, thinned: pure white would look dusty on the dark scheme's blue.
    color: 'band.button',
    bgcolor: 'color-mix(in srgb, currentColor var(--part), transparent)',
    '--part': '14%',
    '&:nth-of-type(-n + 3)': { display: { xs: 'none', sm: 'block' } },
    [motionWelcome]: { transition: `rotate ${motion.turn}ms ${motion.enter}` },
  },
  '& > div > span:nth-of-type(3n)': { '--part': '32%', borderStartEndRadius: '100%' },
  // The fourth, too: below the first it would be one slab with it.
  '& > div > span:is(:nth-of-type(4n + 3), :nth-of-type(4))': { '--part': '22%', borderEndStartRadius: '100%' },
  '& > div > span:nth-of-type(4n + 2)': {
    '--part': '100%',
    bgcolor: 'secondary.main',
    borderEndEndRadius: '100%',
  },
  '& > div > span:nth-of-type(5)': { '--part': '32%', borderStartStartRadius: '100%' },
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
      overflowWrap: 'break-word',
      p: { xs: 1.5, md: 2.5 },
      textAlign: 'start',
      fontSize: { xs: '1rem', md: '1.0625rem' },
      lineHeight: 1.2,
      '--focus-ring': 'currentColor',
    },
    '& svg': { alignSelf: 'end' },
    // Outside, other blocks and the edge of the drawing would cover the ring.
    '& > a:focus-visible': { outlineOffset: -9 },
  },
  [motionWelcome]: { '&:has(a:hover, a:focus-visible) > div > span': { rotate: '90deg' } },
} as const;

const others = Array.from({ length: 8 }, (_, block) => block);

/** A button in the gap among blocks, in the middle row. `gap` says in which column, and pages count it on. */
export function NinthBlock({ gap, children }: { gap: number; children: ReactNode }) {
  const place = 3 + (gap % 3);
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
