import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in prerendered HTML and while React hydrates it, true right after hydration and in components that are rendered later. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
