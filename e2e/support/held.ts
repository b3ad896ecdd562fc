import type { Page, Route } from '@playwright/test';

/**
 * Holds every request of a page to these addresses until it is released; then each goes on, or gets another answer. A page asks for its scripts two
 * seconds after it has begun, and held scripts delay its event "load": such a test opens it with `waitUntil: 'domcontentloaded'`.
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

/** The files that the browser fetches for a page besides its HTML, by the name of the page's kind or route id. */
export const pageFiles = {
  code: (name: string) => new RegExp(`/assets/${name}\\.[^/]+\\.js$`),
  words: (name: string) => new RegExp(`/assets/messages/[^/]+/en/${name}\\.json$`),
};
