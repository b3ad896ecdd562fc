import { startTransition, useEffect, useEffectEvent, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../hydration/useHydrated';
import { type CompareQuery, compareSearch, readCompareQuery } from './compareQuery';
import { getShortlist, setShortlist } from './shortlist';

/**
 * What the comparison's address says, and the way to change it. The first render knows no query, as the prerendered HTML does. The shortlist follows
 * the address; where that names no case study, the address follows the shortlist.
 */
export function useCompareQuery(): [CompareQuery, (change: Partial<CompareQuery>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(useHydrated() ? search : '');
  // The router renders a new address when it can; the control shows the choice at once.
  const [query, setQuery] = useOptimistic(readCompareQuery(params));

  function changeQuery(change: Partial<CompareQuery>) {
    const next = { ...query, ...change };
    setShortlist(next.studies);
    startTransition(() => {
      setQuery(next);
      void navigate({ search: compareSearch(next, params) }, { replace: true });
    });
  }

  const followAddress = useEffectEvent(() => {
    const { studies } = readCompareQuery(new URLSearchParams(search));
    if (studies.length > 0) setShortlist(studies);
    else if (getShortlist().length > 0) changeQuery({ studies: getShortlist() });
  });
  useEffect(() => {
    followAddress();
  }, [search]);

  return [query, changeQuery];
}
