import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, use } from 'react';

/** Whether a page is rendered as a whole, or its first screen alone. */
export const WholePageContext = createContext(true);

/** Keeps the footer out of sight meanwhile. */
const Room = styled('div')({ minHeight: '100vh' });

/** What stands below a page's first screen: on a change of page it is rendered once the first screen has been painted. */
export function BelowFold({ children }: { children: ReactNode }) {
  return use(WholePageContext) ? children : <Room />;
}
