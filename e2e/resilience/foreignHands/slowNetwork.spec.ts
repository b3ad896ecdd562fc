import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { message } from '../../messages';
import { hold } from '../../support/held';
import { pageFiles } from '../../support/pageFiles';
import type { Site } from '../../support/site';

const aboutUs = ({ footer }: Site) => footer.getByRole('link', { name: message('common.footer.aboutUs'), exact: true });

/** Code that comes, or fails to come, once the visitor has gone on to another page. */
async function comesLate(page: Page, name: string, fails: boolean): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(pageFiles.code(name), async (route) => {
    await released;
    await (fails ? route.fulfill({ status: 404 }) : route.continue());
  });
  return async () => {
    const answered = page.waitForEvent('response', (response) => pageFiles.code(name).test(response.url()));
    release();
    await answered;
    // What the answer brings about would begin in one of the next tasks.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  };
}

test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

for (const fails of [false, true]) {
  const what = fails ? 'cannot be fetched' : 'comes late';

  test(`a dialog whose code ${what} does not disturb the page that the visitor went on to`, async ({
    page,
    site,
    contact,
  }) => {
    const arrive = await comesLate(page, 'contact', fails);
    await site.open('/');
    await site.main
      .getByRole('button', { name: message('common.contactUs') })
      .first()
      .click();
    await aboutUs(site).click();
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
    await arrive();
    await expect(contact.dialog).toHaveCount(0);
    await expect(page).toHaveURL('/about-us');
    expect(site.documents()).toEqual(['/']);
  });

  test(`nor does a menu whose code ${what}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await comesLate(page, 'menu', fails);
    await site.open('/');
    await site.menuToggle.click();
    await aboutUs(site).click();
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
    await arrive();
    await expect(site.menu).toHaveCount(0);
    await expect(page).toHaveURL('/about-us');
  });
}

test('of two things that are asked for only the last one opens', async ({ page, site, contact }) => {
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

test('a press that was kept is forgotten by who follows a link', async ({ page, site, contact }) => {
  const scripts = await hold(page, /\.js$/);
  await page.goto('/');
  const opener = site.header.getByRole('link', { name: message('common.contactUs') });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  // The next page is long in coming.
  await page.evaluate(() => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await aboutUs(site).click();
  scripts.release();
  await site.hydrated();
  await expect(contact.dialog).toHaveCount(0);
});
