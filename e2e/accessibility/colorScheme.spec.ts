import { integrityFailed } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { expectScheme } from '../support/site';

for (const system of ['light', 'dark'] as const) {
  const other = system === 'light' ? 'dark' : 'light';

  const title = `follows the system's ${system}; the switch makes it ${other}, on this page and the next, and back`;
  test(title, system === 'dark' ? {} : { tag: '@long' }, async ({ page, site }) => {
    const expectIt = async (scheme: typeof system) => {
      await expectScheme(page, scheme);
      await expect(site.schemeSwitch).toBeChecked({ checked: scheme === 'dark' });
    };
    await page.emulateMedia({ colorScheme: system });
    await site.open('/');
    for (const colorScheme of [system, other, system] as const) {
      await page.emulateMedia({ colorScheme });
      await expectIt(colorScheme);
    }
    await site.schemeSwitch.click();
    await expectIt(other);
    // Chrome would make a page dark that allows any other.
    if (other === 'light') await expect(page.locator('html')).toHaveCSS('color-scheme', /only/);
    await page.reload();
    await site.hydrated();
    await expectIt(other);
    // Back at the system's own scheme it follows the system again.
    await site.schemeSwitch.click();
    await expectIt(system);
    await page.emulateMedia({ colorScheme: other });
    await expectIt(other);
    await page.reload();
    await expectScheme(page, other);
  });
}

test.describe('without the site’s script', () => {
  test.use({ expectedErrors: new RegExp(`^Failed to load resource: net::ERR_FAILED|${integrityFailed}`) });

  test('a remembered scheme holds before anything is painted', async ({ page, site }) => {
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
