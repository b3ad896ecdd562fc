import { integrityFailed } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { expectScheme } from '../support/site';

test('the site follows the system’s dark scheme; the switch makes this page and the next one light, and dark again', async ({
  page,
  site,
}) => {
  const expectIt = async (scheme: 'dark' | 'light') => {
    await expectScheme(page, scheme);
    await expect(site.schemeSwitch).toBeChecked({ checked: scheme === 'dark' });
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.open('/');
  for (const colorScheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectIt(colorScheme);
  }
  await site.schemeSwitch.click();
  await expectIt('light');
  // Chrome darkens a light page that also allows another scheme.
  await expect(page.locator('html')).toHaveCSS('color-scheme', /only/);
  await page.reload();
  await site.hydrated();
  await expectIt('light');
  // After a choice that equals the system's scheme, the site follows the system again.
  await site.schemeSwitch.click();
  await expectIt('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectIt('light');
  await page.reload();
  await expectScheme(page, 'light');
});

test.describe('without the site’s script', () => {
  test.use({ expectedErrors: new RegExp(`^Failed to load resource: net::ERR_FAILED|${integrityFailed}`) });

  test('a remembered scheme applies before the first paint', async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await site.open('/');
    await site.schemeSwitch.click();
    await expectScheme(page, 'dark');
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return;
        Object.assign(window, { first: document.documentElement.getAttribute('data-color-scheme') });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/about-us', { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => (window as { first?: string }).first)).toBe('dark');
    await expectScheme(page, 'dark');
  });
});
