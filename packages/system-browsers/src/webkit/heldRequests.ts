import type { Page } from '@playwright/test';

/** A regular expression of all addresses that a route of Playwright matches, and perhaps of others. */
function patternOf(url: unknown): string {
  if (url instanceof RegExp && url.flags === '') return url.source;
  const isSimple = typeof url === 'string' && /^[\w*:/.-]+$/.test(url);
  return isSimple ? url.replaceAll('.', String.raw`\.`).replaceAll(/\*+/g, '.*') : '.*';
}

/** Holds the requests of each route of a page. They are held after its end, too: Playwright lets them pass. */
export function holdRoutes(page: Page, hold: (pattern: string) => void): void {
  const route = page.route.bind(page);
  page.route = (url, ...rest) => {
    hold(patternOf(url));
    return route(url, ...rest);
  };
}

/** Playwright lets the browser hold all requests, even for one route. No address is empty. */
const [holdsAll, holdsNone] = ['.*', '^$'].map(
  (url) => String.raw`\"Network.addInterception\",\"params\":{\"url\":\"${url}\"`,
) as [string, string];

const target = /"targetId":"([^"]+)"/;
const answered = /(\\"Network\.intercept\w+\\",\\"params\\":\{\\"requestId\\":\\")([\d.]+)/;
const failed = /\\"Network\.loadingFailed\\",\\"params\\":\{\\"requestId\\":\\"([\d.]+)/;

/**
 * Protects the page's process, which crashes when a held request is answered after the page canceled it, as by leaving. The answer goes to an unknown
 * request instead, which is an error only. An answer can still cross the cancellation on its way: so only requests of routes are held at all.
 */
export function guardHeld() {
  const canceled = new Set<string>();
  let targetId = '';
  return {
    /** The message that makes the browser hold requests. Playwright ignores an answer with the id 0. */
    hold: (url: string) => {
      const params = { url, stage: 'request', isRegex: true };
      const message = JSON.stringify({ id: 0, method: 'Network.addInterception', params });
      return JSON.stringify({ id: 0, method: 'Target.sendMessageToTarget', params: { targetId, message } });
    },
    toBrowser: (message: string) => {
      targetId = target.exec(message)?.[1] ?? targetId;
      return message
        .replace(holdsAll, () => holdsNone)
        .replace(answered, (all, start: string, id: string) => (canceled.has(id) ? `${start}gone` : all));
    },
    fromBrowser: (message: string) => {
      const [, id] = failed.exec(message) ?? [];
      if (id !== undefined) canceled.add(id);
    },
  };
}
