import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType, ReactNode } from 'react';

interface VisuallyHiddenProps {
  component?: ElementType;
  id?: string;
  role?: 'status';
  children: ReactNode;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ component = 'span', ...props }: VisuallyHiddenProps) {
  return <Box component={component} sx={visuallyHidden} {...props} />;
}
