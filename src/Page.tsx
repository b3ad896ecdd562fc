import { MessageSet } from './i18n/MessageSet';
import { useWords } from './i18n/useWords';
import { loadPage, readPage } from './pages/pageModules';
import type { Route } from './routes';
import { PageHead } from './layout/PageHead';

/** A route's page with its words; both are fetched at once where they have not been. */
export function Page({ route }: { route: Route }) {
  const { locale } = useWords();
  loadPage(route, locale).catch(() => {
    // Reading, below, has the way out.
  });
  const Component = readPage(route);
  return (
    <MessageSet set={route.id}>
      <PageHead route={route} />
      <Component route={route} />
    </MessageSet>
  );
}
