import type { Page } from '@playwright/test';

/** Holds every mail on its way until `release`, which lets them go on to the mail host. */
export async function holdMail(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/sendEmail', async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
