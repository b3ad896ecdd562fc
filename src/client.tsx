import { startTransition } from 'react';
import { fillBrowserGaps } from './hydration/browserGaps';
import { type Locale, localeFacts, localeOfPath } from './i18n/locales';
import { loadMessages } from './i18n/messages';
import { copyInput, earlyFields, fieldsIn } from './hydration/earlyFields';
import { loadPage, loadWholePage } from './routes';
import { type Route, routeAt } from './paths';
import { adoptStyles } from './hydration/adoptStyles';
import { createStyleCache } from './theme/styleCache';

/** The page of the prerendered document. */
interface BuiltPage {
  locale: Locale;
  route: Route;
}

/** Runs a function in its own task: the browser can handle the visitor's actions between tasks. */
async function inOwnTask<Result>(run: () => Result): Promise<Awaited<Result>> {
  // A message starts the next task without the delay of a timer.
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });
  return await run();
}

/** Evaluates the code of every page in parts: in one task it would block a slow phone for a fifth of a second. */
async function evaluateCode(locale: Locale) {
  const { createRoot, hydrateRoot } = await inOwnTask(() => import(/* webpackMode: "eager" */ 'react-dom/client'));
  const { themeOf } = await inOwnTask(() => import(/* webpackMode: "eager" */ './theme/theme'));
  await inOwnTask(() => themeOf(localeFacts[locale].direction));
  const { Site } = await inOwnTask(() => import(/* webpackMode: "eager" */ './Site'));
  return { createRoot, hydrateRoot, Site };
}

/**
 * Whether the address belongs to the document's page. Another spelling of the address is replaced by the page's own. If the visitor went back or
 * forward to another page before this script ran, the browser loads that page. Throws if the host answered with the wrong page.
 */
function isAtItsAddress(own: string, { locale, route }: BuiltPage): boolean {
  const { pathname, search, hash } = window.location;
  const { prefix } = localeFacts[locale];
  // The not-found page is at every address of its language that has no page.
  const isUnknown = pathname.startsWith(prefix) && routeAt(pathname.slice(prefix.length) || '/').page === 'notFound';
  if (pathname === own || (isUnknown && route.page === 'notFound')) return true;
  // `/about-us/`, `/About-us/index.html`, `/%61bout-us`
  const plain =
    decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/\/*(?:index)?(?:\.html)?$/, '') || '/';
  if (plain === own) {
    window.history.replaceState(window.history.state, '', own + search + hash);
    return true;
  }
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded === undefined || new URL(loaded.name).pathname === pathname)
    throw new Error(`The document of ${own} is not the page at ${pathname}`);
  window.location.reload();
  return false;
}

/** Logs an error; while developing, it also appears over the page. */
function logError(error: unknown): void {
  console.error(error);
  if (import.meta.webpackHot !== undefined) reportError(error);
}

/**
 * Copies the prerendered page, and returns a handler of errors outside the page's error boundary. Such an error empties the root: the handler restores
 * the copy with the typed values, and the page works as without script.
 */
function keepPrerendered(root: HTMLElement): (error: unknown) => void {
  // The copy is in a document without a window, so it fetches nothing.
  const prerendered = document.implementation.createHTMLDocument('').importNode(root, true);
  const { pathname } = window.location;
  const removals = new MutationObserver(() => {});
  removals.observe(root, { childList: true });
  return (error) => {
    logError(error);
    const removed = removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    copyInput(fieldsIn(...removed.filter((node) => node instanceof Element)), prerendered);
    root.replaceChildren(...prerendered.childNodes);
    root.dataset['notHydrated'] = '';
    document.dispatchEvent(new Event('hydrationfailed'));
    if (window.location.pathname !== pathname) window.location.reload();
  };
}

/**
 * Hydrates the prerendered page when its code and messages have arrived. If they cannot be fetched, the prerendered page stays, and its links work.
 * A page that a translator or an extension has changed is rendered again.
 */
async function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  const own = root.dataset['address'] ?? window.location.pathname;
  const locale = localeOfPath(own);
  const { prefix, direction } = localeFacts[locale];
  const route = routeAt(own.slice(prefix.length) || '/');
  delete root.dataset['prerendered'];
  fillBrowserGaps();
  const { createRoot, hydrateRoot, Site } = await evaluateCode(locale);
  const [rtl] = await Promise.all([
    direction === 'rtl' ? import(/* webpackChunkName: "mirrored" */ './theme/mirrored') : undefined,
    loadPage(route, locale),
    loadMessages(locale, 'common'),
  ]);
  if (!isAtItsAddress(own, { locale, route })) return;
  const isChanged = () => 'changed' in root.dataset || !root.hasChildNodes();
  // Also loads the code of its islands, so that no part is missing for a moment.
  if (isChanged()) await loadWholePage(route, locale);
  const styles = createStyleCache(rtl?.mirrored);
  adoptStyles(styles, root);
  const site = <Site locale={locale} styles={styles} />;
  await inOwnTask(() => {
    const options = {
      onUncaughtError: keepPrerendered(root),
      onRecoverableError: console.error,
      ...(import.meta.webpackHot !== undefined && { onCaughtError: logError }),
    };
    earlyFields.push(...fieldsIn(root));
    startTransition(() => {
      if (isChanged()) createRoot(root, options).render(site);
      else hydrateRoot(root, site, options);
    });
  });
}

// While developing: a saved theme or record updates the components that use it; this file does not run again.
import.meta.webpackHot?.accept(['./theme/theme', './paths']);

start().catch((error: unknown) => {
  console.error(error);
  document.dispatchEvent(new Event('hydrationfailed'));
});
