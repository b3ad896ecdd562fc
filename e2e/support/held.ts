import type { Page } from '@playwright/test';

interface Held {
  /** Lets them go on to where they were going. */
  release: () => void;
}

/** Holds every request of a page to these addresses on its way. */
export async function hold(page: Page, addresses: string | RegExp): Promise<Held> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Holds every mail on its way to the mail host. */
export const holdMail = (page: Page): Promise<Held> => hold(page, '**/api/sendEmail');
