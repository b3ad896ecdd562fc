import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { localeFacts, localeOfPath } from './i18n/locales';
import { loadMessages } from './i18n/messages';
import { loadPage } from './pages/pageModules';
import { routeAt } from './routes';
import { createStyleCache, noteStylesOf } from './theme/styleCache';

/**
 * Whether the HTML is that of a path. It is another page's when a visitor went back or forward, within what a former visit of this document
 * left in the history, before this script ran.
 */
function isShown(pathname: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name).pathname === pathname;
}

/** Hydrates the page that the HTML holds, once its code and messages have arrived. Where those cannot be fetched the page stays as it is: readable, with links that work. */
async function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  const { pathname } = window.location;
  const locale = localeOfPath(pathname);
  const { prefix, direction } = localeFacts[locale];
  const path = pathname.slice(prefix.length) || '/';
  delete root.dataset['prerendered'];
  const [rtl] = await Promise.all([
    direction === 'rtl' ? import(/* webpackChunkName: "mirrored" */ './theme/mirrored') : undefined,
    loadMessages(locale, 'common'),
    loadPage(routeAt(path), locale),
  ]);
  if (!isShown(window.location.pathname)) {
    window.location.reload();
    return;
  }
  const styles = createStyleCache(rtl?.mirrored);
  noteStylesOf(root, styles);
  const app = (
    <StrictMode>
      <CacheProvider value={styles}>
        <BrowserRouter basename={prefix || '/'}>
          <App locale={locale} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

start().catch((error: unknown) => {
  console.error(error);
  document.dispatchEvent(new Event('hydrationfailed'));
});
