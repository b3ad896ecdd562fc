import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { forcedEdge } from '../../theme/measures';

const frame = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: 2,
  width: '100%',
  p: 2.5,
  border: forcedEdge,
  borderRadius: '10px',
  backgroundColor: 'background.sunken',
  '& > :only-child': { gridColumn: '1 / -1' },
} as const;

interface FormNoticeProps extends BoxProps {
  /** The form in nine blocks, where there is room for them. */
  drawing?: ReactNode;
}

/** A box for what a form has to say about itself. */
export function FormNotice({ drawing, children, ...props }: FormNoticeProps) {
  return (
    <Box {...props} sx={frame}>
      {drawing}
      {children}
    </Box>
  );
}
