import { sourceLocale } from '../../src/i18n/locales';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { messagesIn } from '../messages';
import { comparePage, namesOf } from '../support/comparePage';
import { fiveStudies, rightToLeft } from '../support/samples';
import { createSite } from '../support/site';

const four = fiveStudies.slice(0, 4);

test('on a phone the marks of columns follow the scroll, in each direction of reading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const locale of new Set([sourceLocale, ...rightToLeft])) {
    const said = messagesIn(locale);
    const { columns, region } = comparePage(page, said);
    await page.goto(`${hrefOf('/case-studies/compare', locale)}?studies=${four.join(',')}`);
    await createSite(page, said).hydrated();
    await expect.poll(columns).toEqual(namesOf(four));
    await region.getByRole('columnheader').last().scrollIntoViewIfNeeded();
    const marks = region.locator('caption > span > span');
    const edges = () => marks.evaluateAll((list) => list.map((mark) => getComputedStyle(mark).borderStyle));
    await expect.poll(edges).toEqual(['dashed', 'dashed', 'solid', 'solid']);
  }
});
