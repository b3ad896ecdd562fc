import { createContext, useContext, useMemo } from 'react';

/** Fetches ahead what a path's page needs. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

interface IntentHandlers {
  onFocus: () => void;
  onMouseEnter: () => void;
  onTouchStart: () => void;
}

/** Handlers for a link: hover, focus and touch fetch its page ahead. */
export function usePrefetch(target: string): IntentHandlers {
  const prefetch = useContext(PrefetchContext);
  return useMemo(() => {
    const start = () => {
      prefetch(target.split('#')[0] ?? target);
    };
    return { onFocus: start, onMouseEnter: start, onTouchStart: start };
  }, [prefetch, target]);
}
