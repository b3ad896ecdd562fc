import { useLayoutEffect } from 'react';

/** Marks the document while a filter is chosen: the featured case studies are another part of the page, and give way to the list. */
export function useFilterMark(isFiltered: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-filtered', isFiltered);
    return () => {
      document.documentElement.removeAttribute('data-filtered');
    };
  }, [isFiltered]);
}
