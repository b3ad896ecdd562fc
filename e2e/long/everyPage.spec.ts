import { localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { hrefOf, routes } from '../../src/routes';
import { test } from '../fixtures';

for (const locale of locales) {
  test.describe(`in ${localeFacts[locale].name}`, () => {
    test.use({ locale });

    if (locale !== sourceLocale) {
      for (const { path } of routes) {
        test(`${path} is accessible`, async ({ page, expectAccessible }) => {
          await page.goto(hrefOf(path, locale));
          await expectAccessible();
        });
      }
    }
  });
}
