import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { AddMessages } from './i18n/AddMessages';
import { useLocale } from './i18n/useLocale';
import { PageHead } from './seo/PageHead';
import { loadPage, loadWholePage, readPage } from './routes';
import type { Route } from './paths';
import { WholePageContext } from './components/BelowFold';
import { usePrerendered } from './hydration/useHydrated';

/** Whether the visitor arrived at this page: the router gives this key to an address that it did not create. */
const isArrival = (key: string) => key === 'default';

/**
 * A route's page with its messages; missing code and messages are fetched together. A change of route renders the page's first screen first. The first
 * page of a visit, and a page that opens at a fragment, are rendered as a whole.
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
