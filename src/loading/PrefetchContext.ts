import { createContext, useContext, useMemo } from 'react';

/** Prefetches the code and messages of a path's page. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

interface IntentHandlers {
  onFocus: () => void;
  onMouseEnter: () => void;
  onTouchStart: () => void;
}

/** Handlers for a link: hover, focus and touch prefetch its page. */
export function usePrefetch(target: string): IntentHandlers {
  const prefetch = useContext(PrefetchContext);
  return useMemo(() => {
    const start = () => {
      prefetch(target.split('#')[0] ?? target);
    };
    return { onFocus: start, onMouseEnter: start, onTouchStart: start };
  }, [prefetch, target]);
}
