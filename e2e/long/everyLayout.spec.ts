import { localeFacts, locales } from '../../src/i18n/locales';
import { hrefOf, notFoundRoute, routes } from '../../src/paths';
import { expect, test } from '../fixtures';
import { walkFocus } from '../support/focusWalk';
import { layoutFaults, narrow, narrowings, tightest, tightestFaults } from '../support/layoutFaults';
import { openStates } from '../support/openStates';
import { createSite } from '../support/site';
import { messagesIn, speak } from '../messages';

const wide = { width: 1440, height: 900 };

/** The looks in which the Tab key goes through every page; each look has its own focus ring. */
const looks = [
  { name: 'light, on a phone', screen: { width: 390, height: 844 } },
  { name: 'dark', screen: wide, colorScheme: 'dark' },
  { name: 'forced colors', screen: wide, forcedColors: 'active' },
  { name: 'more contrast', screen: wide, contrast: 'more' },
] as const;

const usual = { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' } as const;

for (const locale of locales) {
  test.describe(`in ${localeFacts[locale].name}`, () => {
    // The browser prefers the language of the page, so that the site suggests no other language.
    test.use({ locale, expectedErrors: /status of 404/ });

    for (const { path } of [...routes, notFoundRoute]) {
      test(`${path} bears less room, and every stop of the Tab key can be seen in every look`, async ({ page }) => {
        const site = createSite(page, messagesIn(locale));
        await page.goto(hrefOf(path, locale));
        await site.hydrated();
        for (const { name, screen, ...media } of looks) {
          await page.setViewportSize(screen);
          await page.emulateMedia({ ...usual, ...media });
          // The next walk starts at the top of the page.
          await page.evaluate(() => {
            window.scrollTo(0, 0);
            window.getSelection()?.collapse(document.body);
          });
          const { stops, faults } = await walkFocus(page);
          expect.soft(faults, name).toEqual([]);
          expect.soft(stops.length, name).toBeGreaterThan(25);
        }
        await page.emulateMedia(usual);
        for (const { screen = wide, ...narrowing } of narrowings) {
          await narrow(page, { ...narrowing, screen });
          expect.soft(await layoutFaults(page), narrowing.name).toEqual([]);
        }
      });
    }

    for (const { id, path, from, reach, expectedErrors } of openStates) {
      // This state exists on wide screens only.
      if (from !== undefined) continue;

      test.describe(id, () => {
        test.use({ expectedErrors: expectedErrors ?? [] });

        test(`nothing is over the edge in the tightest narrowings: ${id}`, async ({ page }) => {
          speak(locale);
          await narrow(page, tightest[0]);
          await page.goto(hrefOf(path, locale));
          await createSite(page).hydrated();
          await reach(page);
          expect(await tightestFaults(page)).toEqual([]);
        });
      });
    }
  });
}
