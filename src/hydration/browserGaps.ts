const nothing = () => {};

/**
 * Adds replacements for features that a browser lacks, or that a privacy tool has removed: media queries that never change, and an observer that
 * reports every element as visible. Then only the behavior that needs the feature is lost.
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
