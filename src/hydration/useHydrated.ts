import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in prerendered HTML and while React hydrates it, true right after that, and in everything that is rendered later. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
