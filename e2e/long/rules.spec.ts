import { devices, type Page } from '@playwright/test';
import { sourceLocale } from '../../src/i18n/locales';
import { exceptions, notExcused } from '../support/rules/exceptions';
import { inspect } from '../support/rules/inspect';
import { markupLines } from '../support/rules/markup';
import { desktop } from '../../playwright.config';
import { expect, test } from '../fixtures';
import { speak } from '../messages';
import { openStates } from '../support/openStates';
import { existsAt, type Place, places } from '../support/places';
import { createSite } from '../support/site';
import { ibmLines } from './ibm/ibmLines';

const { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7'];

/** The two devices of the test projects. */
const screens = [
  { name: 'desktop', use: { viewport: desktop.viewport } },
  { name: 'phone', use: { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } },
];

test.use({ colorScheme: 'light' });

async function reach(page: Page, { href, locale, state }: Pick<Place, 'href' | 'locale' | 'state'>) {
  speak(locale);
  await page.goto(href);
  const site = createSite(page);
  await site.hydrated();
  await state?.reach(page);
  return site;
}

for (const { name, use } of screens) {
  for (const place of places.filter((one) => existsAt(one, use.viewport.width))) {
    const { title, locale, expectedErrors } = place;
    test.describe(() => {
      // The browser reads the language of the page, so that the site suggests no other.
      test.use({ ...use, locale, expectedErrors });

      test(`${title}, ${name} has no violation and valid markup`, async ({ page }) => {
        await reach(page, place);
        const light = [...(await inspect(page)), ...notExcused(await ibmLines(page))];
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await inspect(page, 'colors');
        expect([...light, ...dark.map((line) => `dark: ${line}`)]).toEqual([]);
      });
    });
  }
}

for (const { line, seenAt, state: id } of exceptions) {
  if (seenAt === undefined) continue;
  const state = openStates.find((one) => one.id === id);
  test.describe(() => {
    test.use(state?.to === undefined ? {} : { viewport });

    test(`the exception ${line} is still needed`, async ({ page }) => {
      await reach(page, { href: seenAt, locale: sourceLocale, state });
      const lines = [...(await ibmLines(page)), ...(await markupLines(await page.content(), 'live'))];
      expect(lines).toContainEqual(expect.stringMatching(line));
    });
  });
}
