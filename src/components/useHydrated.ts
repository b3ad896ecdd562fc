import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

let isTakenOver = false;

const waiting = new Set<() => void>();

const never = () => () => {};

/**
 * False in prerendered HTML and in the first render of the browser, true from then on. No context: React would wait for the parts that
 * still sleep (createPart.tsx) to take it in.
 */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => isTakenOver,
    () => false,
  );
  const [, setSeen] = useState(false);
  useEffect(() => {
    if (hydrated) return undefined;
    const see = () => {
      setSeen(true);
    };
    waiting.add(see);
    return () => {
      waiting.delete(see);
    };
  }, [hydrated]);
  return hydrated;
}

/** Tells all components at once that the page is React's own. In a transition: what changes is rendered in slices, and the page answers in between. */
export function takeOver(): void {
  isTakenOver = true;
  startTransition(() => {
    for (const see of waiting) see();
  });
}
