import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { AddMessages } from './i18n/AddMessages';
import { useLocale } from './i18n/useLocale';
import { PageHead } from './seo/PageHead';
import { loadPage, loadWholePage, readPage } from './routes';
import type { Route } from './paths';
import { WholePageContext } from './components/BelowFold';
import { usePrerendered } from './hydration/useHydrated';

/** Whether this is the page that the visitor arrived at: the router's name for an address that it has not made itself. */
const isArrival = (key: string) => key === 'default';

/**
 * A route's page with its messages; both are fetched at the same time unless they have been. On a change of route its first screen comes first. The
 * page that a visitor arrives at, or enters at a fragment, comes as a whole, also where it is rendered anew.
 */
export function Page({ route }: { route: Route }) {
  const locale = useLocale();
  const { hash, key } = useLocation();
  const isPrerendered = usePrerendered();
  const isWhole = useDeferredValue(true, isPrerendered || isArrival(key) || hash.length > 1);
  (isPrerendered ? loadPage : loadWholePage)(route, locale).catch(() => {
    // readPage, below, handles the failure.
  });
  const Component = readPage(route, isPrerendered);
  return (
    <AddMessages of={route.id}>
      <PageHead route={route} />
      <WholePageContext value={isWhole}>
        <Component route={route} />
      </WholePageContext>
    </AddMessages>
  );
}
