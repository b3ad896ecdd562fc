import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { forcedEdge } from '../../theme/measures';

const frame = {
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  columnGap: 6,
  rowGap: 3,
  width: '100%',
  p: { xs: 2, sm: 2.5 },
  border: forcedEdge,
  borderRadius: '10px',
  backgroundColor: 'background.sunken',
} as const;

/** Beside the drawing where there is room for both. */
const content = { display: 'grid', flex: '1 1 14rem', gap: 2, minWidth: 0 } as const;

interface FormNoticeProps extends BoxProps {
  /** The form in nine blocks. */
  drawing?: ReactNode;
}

/** A box for what a form has to say about itself. */
export function FormNotice({ drawing, children, ...props }: FormNoticeProps) {
  return (
    <Box {...props} sx={frame}>
      {drawing}
      <Box sx={content}>{children}</Box>
    </Box>
  );
}
