import { serviceSlugs } from '../../src/content/serviceSlugs';
import { locales } from '../../src/i18n/locales';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { briefPage } from '../support/brief';
import { sectionOf } from '../support/site';

// The links of the footer are stored in accessibility/trees/home.txt.
test('is low enough on a phone, with the call to action above it, in every language', async ({ page, isNarrow }) => {
  test.skip(!isNarrow, 'A wide screen has more space');
  const [service] = serviceSlugs;
  for (const locale of locales) {
    await page.goto(hrefOf(`/services/${service}`, locale));
    // A desktop's scrollbar takes part of the width.
    const scrollbar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    await page.setViewportSize({ width: 390 + scrollbar, height: 844 });
    const action = sectionOf(page, messagesIn(locale)(`service.${service}.cta.heading`));
    const boxes = [await action.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    const height = boxes.reduce((sum, box) => sum + (box?.height ?? Number.NaN), 0);
    expect(height, `pixels of the end of the page in ${locale}`).toBeLessThanOrEqual(1100);
  }
});

test('a visitor answers the first question at the end of a page, and the brief continues with the second', async ({
  page,
  site,
}) => {
  await site.open('/about-us');
  await site.main.getByRole('textbox', { name: message('brief.problem.question') }).fill('Shelves');
  await site.main.getByRole('link', { name: message('common.cta.brief') }).click();
  const brief = briefPage(page);
  await expect(brief.heading).toHaveText(message('brief.users.question'));
  await brief.back.click();
  await expect(brief.answer).toHaveValue('Shelves');
  expect(site.documents()).toEqual(['/about-us']);
});
