import { localeFacts, locales } from '../../src/i18n/locales';
import { hrefOf, notFoundRoute, routes } from '../../src/routes';
import { expect, test } from '../fixtures';
import { walkFocus } from '../pages/focusWalk';
import { layoutFaults, narrowings } from '../pages/narrowings';
import { wearStyles } from '../pages/wearStyles';
import { createSite } from '../pages/site';
import { messagesIn } from '../messages';

const wide = { width: 1440, height: 900 };

/** The looks in which the Tab key goes through every page; a ring can be lost in each of them. */
const looks = [
  { name: 'light, on a phone', screen: { width: 390, height: 844 } },
  { name: 'dark', screen: wide, colorScheme: 'dark' },
  { name: 'forced colors', screen: wide, forcedColors: 'active' },
  { name: 'more contrast', screen: wide, contrast: 'more' },
] as const;

const usual = { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' } as const;

for (const locale of locales) {
  test.describe(`in ${localeFacts[locale].name}`, () => {
    // The browser reads what the page is written in, so that nothing is suggested.
    test.use({ locale, expectedErrors: /status of 404/ });

    for (const { path } of [...routes, notFoundRoute]) {
      test(`${path} bears less room, and every stop of the Tab key can be seen in every look`, async ({ page }) => {
        const site = createSite(page, messagesIn(locale));
        await page.goto(hrefOf(path, locale));
        await site.hydrated();
        for (const { name, screen, ...media } of looks) {
          await page.setViewportSize(screen);
          await page.emulateMedia({ ...usual, ...media });
          // From the top again.
          await page.evaluate(() => {
            window.scrollTo(0, 0);
            window.getSelection()?.collapse(document.body);
          });
          const { stops, faults } = await walkFocus(page);
          expect.soft(faults, name).toEqual([]);
          expect.soft(stops.length, name).toBeGreaterThan(25);
        }
        await page.emulateMedia(usual);
        for (const { name, screen = wide, styles } of narrowings) {
          await page.setViewportSize(screen);
          await wearStyles(page, styles);
          expect.soft(await layoutFaults(page), name).toEqual([]);
        }
      });
    }
  });
}
