import Box from '@mui/material/Box';
import { createContext, type ReactNode, use } from 'react';

/** Whether a page is rendered as a whole, or its first screen alone. */
export const WholePageContext = createContext(true);

/** What is below a page's first screen: on a change of page it is rendered once the first screen has been painted. */
export function BelowFold({ children }: { children: ReactNode }) {
  // Meanwhile room keeps the footer out of sight.
  return use(WholePageContext) ? children : <Box sx={{ minHeight: '100vh' }} />;
}
