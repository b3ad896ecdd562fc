import { startTransition } from 'react';
import { formatTag, type Locale, localeFacts, localeOfPath } from './i18n/locales';
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

/** Does something in a task of its own: between two tasks the page answers to its visitor. */
async function inOwnTask<Result>(run: () => Result): Promise<Awaited<Result>> {
  // A message comes in the next task; a timer can be late.
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });
  return await run();
}

/** Evaluates the code that every page starts with. It has been fetched, and would keep a slow phone busy for a fifth of a second at once. */
async function evaluateCode(locale: Locale) {
  const { createRoot, hydrateRoot } = await inOwnTask(() => import(/* webpackMode: "eager" */ 'react-dom/client'));
  await inOwnTask(() => import(/* webpackMode: "eager" */ './theme/theme'));
  const { Site } = await inOwnTask(() => import(/* webpackMode: "eager" */ './Site'));
  // The first question about a language makes a browser read its list of all of them; react-intl asks it.
  await inOwnTask(() => Intl.NumberFormat.supportedLocalesOf(formatTag(locale)));
  return { createRoot, hydrateRoot, Site };
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
  const { createRoot, hydrateRoot, Site } = await evaluateCode(locale);
  const [rtl] = await Promise.all([
    direction === 'rtl' ? import(/* webpackChunkName: "mirrored" */ './theme/mirrored') : undefined,
    loadPage(routeAt(path), locale),
    loadMessages(locale, 'common'),
  ]);
  if (!isShown(window.location.pathname)) {
    window.location.reload();
    return;
  }
  const styles = createStyleCache(rtl?.mirrored);
  noteStylesOf(root, styles);
  const site = <Site locale={locale} styles={styles} />;
  await inOwnTask(() => {
    startTransition(() => {
      if (root.hasChildNodes()) hydrateRoot(root, site);
      else createRoot(root).render(site);
    });
  });
}

start().catch((error: unknown) => {
  console.error(error);
  document.dispatchEvent(new Event('hydrationfailed'));
});
