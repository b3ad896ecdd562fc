import type { Page } from '@playwright/test';

/** A regular expression of all addresses that a route of Playwright matches, and perhaps of others. */
function patternOf(url: unknown): string {
  if (url instanceof RegExp && url.flags === '') return url.source;
  const isSimple = typeof url === 'string' && /^[\w*:/.-]+$/.test(url);
  return isSimple ? url.replaceAll('.', String.raw`\.`).replaceAll(/\*+/g, '.*') : '.*';
}

/** Adds the addresses of each route of a page to `patterns`. They stay there after its end: Playwright lets these requests pass. */
export function collectRoutes(page: Page, patterns: string[]): void {
  const route = page.route.bind(page);
  page.route = (url, ...rest) => {
    patterns.push(patternOf(url));
    return route(url, ...rest);
  };
}

/** Playwright lets the browser hold all requests, even for one route. */
const holdsAll = String.raw`\"Network.addInterception\",\"params\":{\"url\":\".*\"`;
const answered = /(\\"Network\.intercept\w+\\",\\"params\\":\{\\"requestId\\":\\")([\d.]+)/;
const failed = /\\"Network\.loadingFailed\\",\\"params\\":\{\\"requestId\\":\\"([\d.]+)/;

/**
 * Protects the page's process, which crashes when a held request is answered after the page canceled it, as by leaving. The answer goes to an unknown
 * request instead, which is an error only. An answer can still cross the cancellation on its way: so only requests of `routes` are held at all.
 */
export function guardHeld(routes: readonly string[]) {
  const canceled = new Set<string>();
  return {
    toBrowser: (message: string) =>
      message
        .replace(holdsAll, (all) => {
          const pattern = JSON.stringify(JSON.stringify(routes.join('|') || '.*'));
          return all.replace(String.raw`\".*\"`, () => pattern.slice(1, -1));
        })
        .replace(answered, (all, start: string, id: string) => (canceled.has(id) ? `${start}gone` : all)),
    fromBrowser: (message: string) => {
      const [, id] = failed.exec(message) ?? [];
      if (id !== undefined) canceled.add(id);
    },
  };
}
