import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType, ReactNode } from 'react';

interface VisuallyHiddenProps {
  /** The element; a span without. */
  as?: ElementType;
  id?: string;
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ as = 'span', ...props }: VisuallyHiddenProps) {
  return <Box component={as} sx={visuallyHidden} {...props} />;
}
