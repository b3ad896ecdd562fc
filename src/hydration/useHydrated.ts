import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the component was hydrated, and not rendered by the browser: the same in every render. */
export function usePrerendered(): boolean {
  const isFromHtml = useRef(false);
  // React asks for the server's value only while it hydrates, and finds the same value when it compares them afterwards.
  return useSyncExternalStore(
    neverChanges,
    () => isFromHtml.current,
    () => (isFromHtml.current = true),
  );
}

/**
 * False in prerendered HTML and while React hydrates it, true after hydration and in components that are rendered later. All components change
 * in one transition, which the visitor's actions can interrupt.
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

/** A value that the prerendered HTML cannot know, such as the address's query: `before` while React hydrates. Only where they differ is there a second render. */
export function useAfterHydration<Value extends string | boolean>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    neverChanges,
    () => value,
    () => before,
  );
}
