const nothing = () => {};

/**
 * Adds replacements for features that a browser lacks, or that a privacy tool has removed, so that only the dependent behavior is lost: media
 * queries that do not change, and an observer to which everything is near.
 */
export function fillBrowserGaps(): void {
  const known = 'matchMedia' in window ? window.matchMedia.bind(window) : undefined;
  if (typeof known?.('all').addEventListener !== 'function') {
    const matchMedia = (query: string) =>
      Object.assign(new EventTarget(), { matches: known?.(query).matches === true });
    Object.assign(window, { matchMedia });
  }
  if ('IntersectionObserver' in window) return;
  function IntersectionObserver(react: (entries: object[]) => void) {
    const observe = (target: Element) => {
      queueMicrotask(() => {
        react([{ target, isIntersecting: true, intersectionRatio: 0 }]);
      });
    };
    return { observe, unobserve: nothing, disconnect: nothing };
  }
  Object.assign(window, { IntersectionObserver });
}
