import { createContext, useContext, useMemo } from 'react';
import { type IntentHandlers, onIntent } from './onIntent';

/** Prefetches the code and messages of a path's page. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/** Handlers for a link: hover, focus and touch prefetch its page. */
export function usePrefetch(target: string): IntentHandlers {
  const prefetch = useContext(PrefetchContext);
  return useMemo(
    () =>
      onIntent(() => {
        prefetch(target.split('#')[0] ?? target);
      }),
    [prefetch, target],
  );
}
