import Box from '@mui/material/Box';
import { forcedEdge } from '../theme/measures';

/** A quilt beside the words on wide screens, a strip on paper. On narrow screens the contents stand right below, with blocks of their own. */
const quilt = {
  display: { xs: 'none', md: 'grid' },
  // Large letters leave the words their room.
  gridTemplateColumns: 'repeat(4, min(6.5rem, 7.2vw))',
  counterReset: 'block',
  '@media print': { display: 'grid', gridTemplateColumns: 'repeat(12, 2rem)' },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    border: forcedEdge,
    counterIncrement: 'block',
    fontSize: 'min(1.75rem, 2.2vw)',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    color: 'primary.main',
    bgcolor: 'primary.light',
    printColorAdjust: 'exact',
    '&::before': { content: 'counter(block) / ""' },
    '@media print': { fontSize: '0.875rem' },
  },
  // Every second block, in rows of four.
  '& > :is(:nth-of-type(8n + 1), :nth-of-type(8n + 3), :nth-of-type(8n + 6), :nth-of-type(8n))': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
  '& > span:nth-of-type(5n + 3)': { color: 'band.contrastText', bgcolor: 'band.dark' },
  '& > span:nth-of-type(3n + 2)': { borderStartEndRadius: '100%' },
  '& > span:nth-of-type(4n)': { borderEndStartRadius: '100%' },
  '& > span:last-of-type': { color: 'secondary.contrastText', bgcolor: 'secondary.main' },
} as const;

/** One block for each section of a text, with the section's number: its table of contents, drawn. */
export function NumberedBlocks({ ids }: { ids: readonly string[] }) {
  return (
    <Box sx={quilt} aria-hidden>
      {ids.map((id) => (
        <span key={id} />
      ))}
    </Box>
  );
}
