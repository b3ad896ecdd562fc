import { type ReactNode, useEffect } from 'react';
import { takeOver, useHydrated } from './useHydrated';

interface TakingOverProps {
  /** Work that is not needed before React has taken the HTML over, but before anything changes. */
  settle: () => Promise<void>;
  children: ReactNode;
}

/** Stands around everything that React takes over, and tells when it has. What the visitor did before is done again then (boot.ts). */
export function TakingOver({ settle, children }: TakingOverProps) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) document.dispatchEvent(new Event('alive'));
    else settle().catch(reportError).then(takeOver, reportError);
  }, [hydrated, settle]);
  return children;
}
