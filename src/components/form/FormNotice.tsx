import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { blockRoom } from '../../theme/exclaimed';
import { forcedEdge } from '../../theme/measures';

/** Draws a form in nine blocks, so many of them in a row. */
export type Blocks = (columns: 3 | 9) => ReactNode;

const frame = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 3,
  width: '100%',
  p: { xs: 2, sm: 2.5 },
  border: forcedEdge,
  borderRadius: '10px',
  backgroundColor: 'background.sunken',
  // The blocks are a row above the words on phones, three in a row beside them elsewhere.
  '& > [data-columns="9"]': { display: { sm: 'none' }, width: '100%' },
  '& > [data-columns="3"]': { display: { xs: 'none', sm: 'block' }, width: 216 },
} as const;

/** The row of blocks at every width, as high with the words as they are, which begin where others do; nothing lies below it, where it has room for a block. */
const lowFrame = {
  rowGap: 3,
  '& > [data-columns="9"]': { display: 'block', width: { xs: '100%', sm: `calc(216px + ${blockRoom})` }, mb: { xs: '-12px', sm: '-20px' } },
} as const;

const content = { display: 'grid', flex: '1 1 14rem', gap: 2, minWidth: 0 } as const;

interface FormNoticeProps extends BoxProps {
  /** Draws the form in nine blocks. */
  blocks?: Blocks | undefined;
  /** For a few words, with which nothing is wrong. */
  low?: boolean;
}

/** A box for what a form has to say about itself. */
export function FormNotice({ blocks, low = false, children, ...props }: FormNoticeProps) {
  return (
    <Box {...props} sx={[frame, low && lowFrame]}>
      {blocks?.(9)}
      {!low && blocks?.(3)}
      <Box sx={[content, !low && { paddingInlineStart: blockRoom }]}>{children}</Box>
    </Box>
  );
}
