import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { HydratedContext } from './useHydrated';

interface TakingOverProps {
  /** There is HTML to take over. */
  isPrerendered: boolean;
  /** Work that is not needed before React has taken the HTML over, but before anything changes. */
  settle: () => Promise<void>;
  children: ReactNode;
}

/**
 * Tells what stands in it once React has taken the page over (useHydrated.ts). In a transition: what then changes is rendered in slices, and
 * the page answers in between. What the visitor did before is done again after that (boot.ts).
 */
export function TakingOver({ isPrerendered, settle, children }: TakingOverProps) {
  const [isHydrated, setHydrated] = useState(!isPrerendered);
  useEffect(() => {
    if (isHydrated) {
      document.dispatchEvent(new Event('alive'));
      return;
    }
    settle().then(
      () => {
        startTransition(() => {
          setHydrated(true);
        });
      },
      (error: unknown) => {
        reportError(error);
      },
    );
  }, [isHydrated, settle]);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}
