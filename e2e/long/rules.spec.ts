import { devices } from '@playwright/test';
import { desktop } from '../../playwright.config';
import { expect, test } from '../fixtures';
import { speak } from '../messages';
import { axeViolations } from '../support/axeViolations';
import { existsAt, places } from '../support/places';
import { createSite } from '../support/site';

const { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7'];

/** The two devices of the test projects. */
const screens = [
  { name: 'desktop', use: { viewport: desktop.viewport } },
  { name: 'phone', use: { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } },
];

test.use({ colorScheme: 'light' });

for (const { name, use } of screens) {
  for (const place of places.filter((one) => existsAt(one, use.viewport.width))) {
    const { title, href, locale, state, expectedErrors } = place;
    test.describe(() => {
      // The browser prefers the language of the page, so that the site suggests no other language.
      test.use({ ...use, locale, expectedErrors });

      test(`${title}, ${name} has no violation of axe’s rules`, async ({ page }) => {
        speak(locale);
        await page.goto(href);
        await createSite(page).hydrated();
        await state?.reach(page);
        expect(await axeViolations(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axeViolations(page, 'colors')).toEqual([]);
      });
    });
  }
}
