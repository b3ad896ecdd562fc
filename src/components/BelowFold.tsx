import Box from '@mui/material/Box';
import { createContext, type ReactNode, use } from 'react';

/** Whether the whole page is rendered, or only its first screen. */
export const WholePageContext = createContext(true);

/** The part of a page below its first screen. On a change of page it is rendered after the first screen has been painted. */
export function BelowFold({ children }: { children: ReactNode }) {
  // The empty box keeps the footer out of sight until then.
  return use(WholePageContext) ? children : <Box sx={{ minHeight: '100vh' }} />;
}
