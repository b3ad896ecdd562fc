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
  rowGap: { xs: 1, sm: 3 },
  width: '100%',
  p: { xs: 2, sm: 2.5 },
  border: forcedEdge,
  borderRadius: '10px',
  backgroundColor: 'background.sunken',
  // The blocks are a row above the words on phones, three in a row beside them elsewhere.
  '& > [data-columns="9"]': { display: { sm: 'none' }, width: '100%', mb: '-16px' },
  // Below them the drawing has room for a block that falls, of which the box's own space is a part.
  '& > [data-columns="3"]': { display: { xs: 'none', sm: 'block' }, width: 216, mb: '-16px' },
} as const;

const content = { display: 'grid', flex: '1 1 14rem', gap: 2, minWidth: 0 } as const;

interface FormNoticeProps extends BoxProps {
  /** Draws the form in nine blocks. */
  blocks?: Blocks | undefined;
  /** For words with which nothing is wrong: they need no room for a mark. */
  calm?: boolean;
}

/** A box for what a form has to say about itself. */
export function FormNotice({ blocks, calm = false, children, ...props }: FormNoticeProps) {
  return (
    <Box {...props} sx={frame}>
      {blocks?.(9)}
      {blocks?.(3)}
      <Box sx={[content, !calm && { paddingInlineStart: blockRoom }]}>{children}</Box>
    </Box>
  );
}
