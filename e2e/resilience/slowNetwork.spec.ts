import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { hold, pageFiles } from '../support/held';
import type { Site } from '../support/site';

test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

const aboutUs = ({ footer }: Site) => footer.getByRole('link', { name: message('common.footer.aboutUs'), exact: true });

/** Delays code. The returned function lets it arrive or fail, and waits for the effect. */
async function comesLate(page: Page, name: string, fails: boolean): Promise<() => Promise<void>> {
  const code = pageFiles.code(name);
  const held = await hold(page, code, (route) => (fails ? route.fulfill({ status: 404 }) : route.continue()));
  return async () => {
    const answered = page.waitForEvent('response', (response) => code.test(response.url()));
    held.release();
    await answered;
    // An effect of the answer would begin in one of the next tasks.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  };
}

for (const [what, fails] of [
  ['comes late', false],
  ['cannot be fetched', true],
] as const) {
  test(`a dialog or menu whose code ${what} does not open over another page`, async ({ page, site, contact }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const opener = site.main.getByRole('button', { name: message('common.contactUs') }).first();
    for (const [code, control] of [
      ['contact', opener],
      ['menu', site.menuToggle],
    ] as const) {
      const arrive = await comesLate(page, code, fails);
      await site.open('/');
      const before = site.documents().length;
      await control.click();
      await aboutUs(site).click();
      await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
      await arrive();
      await expect(contact.dialog.or(site.menu)).toHaveCount(0);
      await expect(page).toHaveURL('/about-us');
      expect(site.documents()).toHaveLength(before);
    }
  });
}

test('after a press on Contact Us and then on the menu, only the menu opens', async ({ page, site, contact }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const arrive = await comesLate(page, 'contact', false);
  await site.open('/');
  await site.header.getByRole('button', { name: message('common.contactUs') }).click();
  await site.menuToggle.click();
  await expect(site.menu).toBeVisible();
  await arrive();
  await expect(contact.dialog).toHaveCount(0);
  await expect(site.menu).toBeVisible();
});

test('a press that was kept is forgotten when the visitor follows a link', async ({ page, site, contact }) => {
  const scripts = await hold(page, /\.js$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const opener = site.header.getByRole('button', { name: message('common.contactUs') });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  // The next page has not arrived yet.
  await page.evaluate(() => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await aboutUs(site).click();
  scripts.release();
  await site.hydrated();
  await expect(contact.dialog).toHaveCount(0);
});
