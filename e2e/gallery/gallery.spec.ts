import { expect, test } from '@playwright/test';
import { speak } from '../messages';
import { existsAt, places } from '../support/places';
import { createSite } from '../support/site';
import { leaveNothingToChance, stillPage } from '../support/stillPage';

/** The looks of a page, with the browser's settings for each. */
const looks = [
  { name: 'light', media: 'screen', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', media: 'screen', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colors', media: 'screen', colorScheme: 'light', forcedColors: 'active' },
  { name: 'print', media: 'print', colorScheme: 'light', forcedColors: 'none' },
] as const;

/** The width of an A4 sheet without its margins, in CSS pixels: narrower windows are not printed. */
const paperWidth = 718;

/** The greatest height of a picture in Chromium, in pixels; a higher picture would repeat its beginning. */
const greatestHeight = 16_384;

for (const place of places) {
  const { title, href, locale, state } = place;
  // A picture of a state shows only the screen. States are not printed.
  const fullPage = state === undefined;

  test.describe(() => {
    // The browser prefers the language of the page, so that the site suggests no other language.
    test.use({ locale });

    test(`${title} (${locale})`, async ({ page, viewport }, testInfo) => {
      const width = viewport?.width ?? 0;
      test.skip(!existsAt(place, width), 'There is no such state at this width');
      speak(locale);
      await leaveNothingToChance(page);
      await page.goto(href);
      await createSite(page).hydrated();
      await state?.reach(page);
      for (const { name, ...media } of looks) {
        if (media.media === 'print' && (width < paperWidth || !fullPage)) continue;
        await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
        if (fullPage) await page.evaluate(() => scrollTo(0, 0));
        await stillPage(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        const body = await page.screenshot({
          type: 'jpeg',
          quality: 80,
          fullPage,
          animations: 'disabled',
          ...(fullPage && height > greatestHeight && { clip: { x: 0, y: 0, width, height: greatestHeight } }),
        });
        await testInfo.attach(name, { body, contentType: 'image/jpeg' });
      }
      expect(testInfo.attachments.length).toBeGreaterThan(2);
    });
  });
}
