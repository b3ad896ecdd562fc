import Box from '@mui/material/Box';
import { columns } from '../theme/columns';
import { forcedEdge } from '../theme/measures';
import { sectionBlock } from './sectionBlock';

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: columns(1, 1, 1, 1, 1, 1), sm: 'none' },
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: { sm: 'column' },
  gap: { xs: 0.75, sm: 1.5 },
  '@media print': {
    gridTemplateColumns: 'none',
    gridAutoColumns: '2rem',
    gridAutoFlow: 'column',
    breakInside: 'avoid',
  },
} as const;

const block = {
  ...sectionBlock,
  aspectRatio: '1',
  bgcolor: 'var(--tone)',
  border: forcedEdge,
  borderStartEndRadius: 'calc(var(--above) * 50%)',
  borderEndEndRadius: 'calc(var(--below) * 50%)',
  printColorAdjust: 'exact',
} as const;

const missing = { ...block, bgcolor: 'transparent', border: '2px dashed', borderColor: 'control' } as const;

/** The place of the missing block: which one does not matter. */
const missingPlace = 7;

/** The contents' blocks, one of them missing: without one clause the others remain. */
export function RemainingClauses({ ids }: { ids: readonly string[] }) {
  return (
    <Box sx={row} aria-hidden>
      {ids.map((id, index) => (
        <Box component="span" key={id} sx={index === missingPlace ? missing : block} />
      ))}
    </Box>
  );
}
