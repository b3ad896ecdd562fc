import Box from '@mui/material/Box';
import { accordionClasses } from '@mui/material/Accordion';
import { forcedEdge, motion } from '../theme/measures';

/** Two rows of blocks, where the questions stand beside their heading. */
const blocks = (count: number) =>
  ({
    display: { xs: 'none', md: 'grid' },
    gridTemplateColumns: `repeat(${Math.ceil(count / 2)}, minmax(0, 5.5rem))`,
    gap: '4px',
    mt: 2,
    '@media print': { display: 'none' },
    '& > span': {
      aspectRatio: '1',
      border: forcedEdge,
      borderStartEndRadius: '50%',
      bgcolor: 'var(--hero-3)',
      transition: `${motion.turn}ms ${motion.enter}`,
      transitionProperty: 'background-color, rotate',
    },
  }) as const;

/** Of the other color, and turned as the sign of its question is while it is open. */
const block = (place: number) => ({
  [`section:has(.${accordionClasses.root}:nth-of-type(${place}).${accordionClasses.expanded}) &&`]: {
    rotate: '180deg',
    bgcolor: 'secondary.main',
    '@media (forced-colors: active)': { bgcolor: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

/** A block for each question of the section that this stands in. */
export function FaqBlocks({ ids }: { ids: readonly string[] }) {
  return (
    <Box aria-hidden sx={blocks(ids.length)}>
      {ids.map((id, index) => (
        <Box key={id} component="span" sx={block(index + 1)} />
      ))}
    </Box>
  );
}
