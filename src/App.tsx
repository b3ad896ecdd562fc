import { ThemeProvider } from '@mui/system';
import { useCallback, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { ContactProvider } from './contact/ContactProvider';
import { type Locale, localeFacts } from './i18n/locales';
import { parts } from './content/parts';
import { forgetFailures } from './loading/createResource';
import { Shortlist } from './compare/Shortlist';
import { Footer } from './layout/Footer';
import { Header } from './layout/Header';
import { LanguageSuggestion } from './layout/LanguageSuggestion';
import { Page } from './Page';
import { PageFailure } from './layout/PageFailure';
import { SiteMessages } from './layout/SiteMessages';
import { mainId, SkipLink } from './layout/SkipLink';
import { useRouteChange } from './layout/useRouteChange';
import { loadWholePage } from './routes';
import { routeAt } from './paths';
import { themeOf } from './theme/theme';
import { PrefetchContext } from './loading/PrefetchContext';
import { markHydrated } from './hydration/markHydrated';
import { useHydrated } from './hydration/useHydrated';

/** The frame of the site around the current page, inside the router of the browser or the prerenderer. */
export function App({ locale }: { locale: Locale }) {
  const prefetch = useCallback(
    (path: string) => {
      loadWholePage(routeAt(path), locale).catch(() => {
        // A click tries again; if that fails, too, it loads the page in full.
      });
    },
    [locale],
  );
  return (
    <ThemeProvider theme={themeOf(localeFacts[locale].direction)}>
      <PrefetchContext value={prefetch}>
        <SiteMessages locale={locale}>
          <ContactProvider>
            <SkipLink />
            <ErrorBoundary fallback={null}>
              <LanguageSuggestion />
            </ErrorBoundary>
            <Header />
            <main id={mainId} tabIndex={-1}>
              <CurrentPage />
            </main>
            <Footer />
            <ErrorBoundary fallback={null}>{parts.compare && <Shortlist />}</ErrorBoundary>
            <MarkHydrated />
          </ContactProvider>
        </SiteMessages>
      </PrefetchContext>
    </ThemeProvider>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  useRouteChange();
  // Also clears failures when the visitor leaves the page, because some failures are never shown.
  useEffect(() => forgetFailures, [pathname]);
  return (
    <ErrorBoundary key={pathname} FallbackComponent={PageFailure} onError={forgetFailures}>
      <Page route={route} key={route.id} />
    </ErrorBoundary>
  );
}

/** Marks the page as hydrated after every component has rendered its look with script. */
function MarkHydrated() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) markHydrated(document.getElementById('root'));
  }, [hydrated]);
  return null;
}
