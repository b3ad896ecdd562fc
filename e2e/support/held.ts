import type { Page, Route } from '@playwright/test';

/**
 * Holds every request of a page to these addresses until `release` is called; then each request continues, or gets the given answer. Held scripts delay
 * the page's event "load", so such a test opens the page with `waitUntil: 'domcontentloaded'`.
 */
export async function hold(
  page: Page,
  addresses: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await released;
    await answer(route);
  });
  return { release };
}

/** Holds every mail on its way to the mail host. */
export const holdMail = (page: Page): Promise<{ release: () => void }> => hold(page, '**/api/sendEmail');

/** The addresses of a page's code and messages, by the name of its kind and its route id. */
export const pageFiles = {
  code: (name: string) => new RegExp(`/assets/${name}\\.[^/]+\\.js$`),
  words: (name: string) => new RegExp(`/assets/messages/[^/]+/en/${name}\\.json$`),
};
