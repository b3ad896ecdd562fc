import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStudyQuery, type StudyQuery, writeStudyQuery } from '../../content/caseStudyList';
import { useHydrated } from '../../hydration/useHydrated';

const none = new URLSearchParams();

/**
 * What the list's address says, and the way to change it: a new entry of the browser's history unless it `replace`s the current one.
 * The first render knows no query, as the prerendered HTML does.
 */
export function useCaseStudyQuery(): [
  StudyQuery,
  (change: Partial<StudyQuery>, options?: { replace: boolean }) => void,
] {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  // The router renders a new address when it can; the control shows the choice at once.
  const [query, setQuery] = useOptimistic(readStudyQuery(hydrated ? params : none));

  function changeQuery(change: Partial<StudyQuery>, options = { replace: false }) {
    const next = { ...query, ...change };
    startTransition(() => {
      setQuery(next);
      setParams((old) => writeStudyQuery(old, next), options);
    });
  }

  return [query, changeQuery];
}
