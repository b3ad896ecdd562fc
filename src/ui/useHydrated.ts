import { createContext, use } from 'react';

/** Whether what is rendered here is the browser's own by now (TakingOver.tsx), and no longer the prerendered HTML. */
export const HydratedContext = createContext(false);

/** False in prerendered HTML and while the browser takes it over, true from then on. */
export function useHydrated(): boolean {
  return use(HydratedContext);
}
