import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType, ReactNode } from 'react';

interface VisuallyHiddenProps {
  /** The element; a span by default. */
  as?: ElementType;
  id?: string;
  /** Hidden on phones only. */
  onPhones?: boolean;
  children: ReactNode;
}

/** Words for screen readers only. */
export function VisuallyHidden({ as = 'span', onPhones = false, ...props }: VisuallyHiddenProps) {
  return (
    <Box
      component={as}
      sx={onPhones ? ({ breakpoints }) => ({ [breakpoints.down('sm')]: visuallyHidden }) : visuallyHidden}
      {...props}
    />
  );
}
