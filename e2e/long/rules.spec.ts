import { locales } from '../../src/i18n/locales';
import { hrefOf } from '../../src/routes';
import { expect, test } from '../fixtures';
import { createSite } from '../support/site';
import { inspect } from '../accessibility/rules/inspect';
import { annotationOf } from '../accessibility/rules/looks';
import { matrix, type Screen, screens, titleOf } from '../accessibility/rules/matrix';

import { speak } from '../messages';

for (const locale of locales) {
  for (const screen of ['desktop', 'phone'] satisfies Screen[]) {
    test.describe(`${locale}, ${screen}`, () => {
      // The browser reads what the page is written in, so that nothing is suggested.
      test.use({ ...screens[screen], locale, colorScheme: 'light' });

      for (const place of matrix.filter((one) => one.locale === locale && one.screen === screen)) {
        const { path, state } = place;

        test.describe(() => {
          test.use({ expectedErrors: path === '/404' ? /status of 404/ : (state?.expectedErrors ?? []) });

          test(`${titleOf(place)} has no violation and valid markup`, async ({ page }, testInfo) => {
            speak(locale);
            await page.goto(hrefOf(path, locale));
            await createSite(page).hydrated();
            await state?.reach(page);
            const light = await inspect(page);
            await page.emulateMedia({ colorScheme: 'dark' });
            const dark = await inspect(page, 'colors');
            testInfo.annotations.push(annotationOf(light, dark));
            expect([...light.problems, ...dark.problems.map((problem) => `dark: ${problem}`)]).toEqual([]);
          });
        });
      }
    });
  }
}
