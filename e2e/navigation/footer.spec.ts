import { serviceSlugs } from '../../src/content/serviceSlugs';
import { locales } from '../../src/i18n/locales';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { messagesIn } from '../messages';
import { sectionOf } from '../support/site';

// Its links are stored as they are spoken: accessibility/spoken/home.en.txt.
test('is low enough on a phone, with the call to action above it, in every language', async ({ page, isNarrow }) => {
  test.skip(!isNarrow, 'Elsewhere there is more room');
  const [service] = serviceSlugs;
  for (const locale of locales) {
    await page.goto(hrefOf(`/services/${service}`, locale));
    // Scrollbars of a desktop have a width.
    const scrollbar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    await page.setViewportSize({ width: 390 + scrollbar, height: 844 });
    const action = sectionOf(page, messagesIn(locale)(`service.${service}.cta.heading`));
    const boxes = [await action.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    const height = boxes.reduce((sum, box) => sum + (box?.height ?? Number.NaN), 0);
    expect(height, `pixels of the end of the page in ${locale}`).toBeLessThanOrEqual(1100);
  }
});
