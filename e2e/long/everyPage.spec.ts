import { localeFacts, locales } from '../../src/i18n/locales';
import { hrefOf, notFoundRoute, routes } from '../../src/routes';
import { expect, test } from '../fixtures';

for (const locale of locales) {
  test.describe(`in ${localeFacts[locale].name}`, () => {
    test.use({ locale });

    test('nothing scrolls sideways on a screen of 320 px', async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 320, height: 640 });
      const wide: string[] = [];
      for (const route of [...routes, notFoundRoute]) {
        await page.goto(hrefOf(route.path, locale), { waitUntil: 'domcontentloaded' });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) wide.push(`${route.path}: ${width}`);
      }
      expect(wide).toEqual([]);
    });
  });
}
