import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the component was hydrated from HTML: the same value in every render. */
export function usePrerendered(): boolean {
  const isFromHtml = useRef(false);
  // React reads the server's value only while it hydrates; afterwards the browser's value is equal.
  return useSyncExternalStore(
    neverChanges,
    () => isFromHtml.current,
    () => (isFromHtml.current = true),
  );
}

/**
 * False in prerendered HTML and while React hydrates it; true after hydration and in components that are rendered later. All components change in one
 * transition, which the visitor's actions can interrupt.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(!usePrerendered());
  useEffect(() => {
    startTransition(() => {
      setHydrated(true);
    });
  }, []);
  return isHydrated;
}

/** A value that the prerendered HTML cannot know, such as the address's query. While React hydrates, it is `before`; a second render follows if they differ. */
export function useAfterHydration<Value extends string | boolean>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    neverChanges,
    () => value,
    () => before,
  );
}
