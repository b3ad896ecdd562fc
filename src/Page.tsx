import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { AddMessages } from './i18n/AddMessages';
import { useLocale } from './i18n/useLocale';
import { PageHead } from './layout/PageHead';
import { loadPage, readPage } from './routes';
import type { Route } from './paths';
import { WholePageContext } from './components/BelowFold';
import { useHydrated } from './hydration/useHydrated';

/**
 * A route's page with its messages; both are fetched at the same time unless they have been. On a change of route its first screen comes first. A
 * page that is prerendered, or entered at a fragment, comes as a whole.
 */
export function Page({ route }: { route: Route }) {
  const locale = useLocale();
  const { hash } = useLocation();
  const isWhole = useDeferredValue(true, !useHydrated() || hash.length > 1);
  loadPage(route, locale).catch(() => {
    // readPage, below, handles the failure.
  });
  const Component = readPage(route);
  return (
    <AddMessages of={route.id}>
      <PageHead route={route} />
      <WholePageContext value={isWhole}>
        <Component route={route} />
      </WholePageContext>
    </AddMessages>
  );
}
