import Box from '@mui/material/Box';
import { forcedEdge } from '../theme/measures';

/** A strip on narrow screens and on paper, a quilt beside the words on wide ones. */
const quilt = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(6, minmax(0, 1fr))',
    sm: 'repeat(12, minmax(0, 1fr))',
    // Large letters leave the words their room.
    md: 'repeat(4, min(6.5rem, 7.2vw))',
  },
  counterReset: 'block',
  mb: { xs: 3, md: 0 },
  '@media print': { gridTemplateColumns: 'repeat(12, 2rem)', mb: 2 },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    border: forcedEdge,
    counterIncrement: 'block',
    fontSize: { xs: 'min(1.25rem, 6vw)', md: 'min(1.75rem, 2.2vw)' },
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
