import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { localeFacts, localeOfPath } from './i18n/locales';
import { loadMessages } from './i18n/messages';
import { nextTask } from './nextTask';
import { loadPage } from './pages/pageModules';
import { routeAt } from './routes';
import { holdStyles, knowStyles } from './theme/heldStyles';
import { createStyleCache } from './theme/styleCache';
import { TakingOver } from './components/TakingOver';
import { takeOver } from './components/useHydrated';

/**
 * Whether the HTML is that of a path. It is another page's when a visitor went back or forward, within what a former visit of this document
 * left in the history, before this script ran.
 */
function isShown(pathname: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name).pathname === pathname;
}

/**
 * Brings the page that the HTML holds to life, once everything that it needs has arrived. Where that cannot be fetched the page stays
 * as it is: readable, with links that work.
 */
async function start() {
  await nextTask();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  const { pathname } = window.location;
  const locale = localeOfPath(pathname);
  const { prefix, direction } = localeFacts[locale];
  const path = pathname.slice(prefix.length) || '/';
  delete root.dataset['prerendered'];
  const [mirrored] = await Promise.all([
    direction === 'rtl' ? import(/* webpackChunkName: "mirrored" */ './theme/mirrored') : undefined,
    loadMessages(locale, 'common'),
    loadPage(routeAt(path), locale),
  ]);
  if (!isShown(window.location.pathname)) {
    window.location.reload();
    return;
  }
  // Evaluated by itself, and while nothing else is.
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const isPrerendered = root.hasChildNodes();
  const styles = createStyleCache(mirrored?.mirrored);
  knowStyles(styles);
  const settle = isPrerendered ? holdStyles(styles) : () => Promise.resolve();
  if (!isPrerendered) takeOver();
  const app = (
    <StrictMode>
      <CacheProvider value={styles}>
        <TakingOver settle={settle}>
          <BrowserRouter basename={prefix || '/'}>
            <App locale={locale} />
          </BrowserRouter>
        </TakingOver>
      </CacheProvider>
    </StrictMode>
  );
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

// Once all this code has been evaluated: a browser that is watched (developer tools, Lighthouse) notes who asks for a file, and would read
// the whole bundle again to tell where in it that is.
Promise.resolve()
  .then(start)
  .catch((error: unknown) => {
    console.error(error);
    document.dispatchEvent(new Event('lifeless'));
  });
