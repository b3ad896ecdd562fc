import { caseStudySlugs } from '../src/content/caseStudies';
import { locales } from '../src/i18n/locales';
import { hrefOf } from '../src/routes';
import { needs } from './engines/needs';
import { expect, test } from './fixtures';
import { messagesIn, message } from './messages';
import { comparePage, namesOf } from './pages/comparePage';
import { createSite } from './pages/site';

const path = '/case-studies/compare';

for (const locale of locales) {
  test(`a link restores the comparison in ${locale}, as one table of heads and rows`, async ({
    page,
    expectAccessible,
  }) => {
    const said = messagesIn(locale);
    const { columns, rows, region, table } = comparePage(page, said);
    await page.goto(`${hrefOf(path, locale)}?studies=favro,nothing,sekr,favro`);
    await createSite(page, said).hydrated();
    await expect.poll(columns).toEqual(namesOf(['favro', 'sekr']));
    await expect(rows).toHaveText(
      (['problem', 'industry', 'services', 'team', 'duration', 'technology', 'outcome', 'hard', 'after'] as const).map(
        (row) => said(`compare.row.${row}`),
      ),
    );
    const team = table.getByRole('row', { name: said('compare.row.team') });
    await expect(team.getByRole('cell')).toHaveText([3, 6].map((count) => said('compare.people', { count })));
    await expect(region).toContainText(said('compare.study.sekr.hard'));
    await expectAccessible();
  });
}

test('case studies are chosen by keyboard; the address follows, and another language has the same', async ({
  page,
  site,
}) => {
  const { box, columns, choice } = comparePage(page);
  await site.open(path);
  expect(await columns()).toEqual(namesOf(caseStudySlugs));
  await box('favro').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${path}?studies=favro`);
  await box('sekr').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${path}?studies=favro,sekr`);
  await expect.poll(columns).toEqual(namesOf(['favro', 'sekr']));
  await expect(choice.getByRole('status')).toHaveText(message('compare.chooser.count', { count: 2 }));
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);

  await site.footer.getByRole('link', { name: 'Español' }).click();
  const said = messagesIn('es');
  await createSite(page, said).hydrated();
  await expect(page).toHaveURL(`/es${path}?studies=favro,sekr`);
  await expect.poll(comparePage(page, said).columns).toEqual(namesOf(['favro', 'sekr']));
});

test('a fifth case study is told why not, and rows that are equal can be hidden', async ({ page, site }) => {
  const { box, choice, columns, hideEqual, rows } = comparePage(page);
  await page.goto(`${path}?studies=favro,lempire,monti-apm,unloc&source=mail`);
  await site.hydrated();
  await expect.poll(columns).toHaveLength(4);
  await box('zcloud').click();
  await expect(choice.getByRole('status')).toHaveText(message('compare.chooser.full'));
  await expect(box('zcloud')).not.toBeChecked();
  await box('unloc').click();
  await box('monti-apm').click();
  await expect(choice.getByRole('status')).toHaveText(message('compare.chooser.count', { count: 2 }));
  await expect(rows).toHaveCount(9);
  await hideEqual.click();
  await expect(page).toHaveURL(`${path}?studies=favro,lempire&differences&source=mail`);
  await expect(rows).toHaveCount(7);
  await expect(rows.getByText(message('compare.row.team'))).toHaveCount(0);
});

test.describe('without script', () => {
  needs('javaScriptOff');
  test.use({ javaScriptEnabled: false });

  test('all case studies are in one table, and nothing asks for a choice', async ({ page }) => {
    const { choice, columns, openPack, table } = comparePage(page);
    await page.goto(`${path}?studies=favro&pack`);
    expect(await columns()).toEqual(namesOf(caseStudySlugs));
    await expect(table.getByRole('cell')).toHaveCount(caseStudySlugs.length * 9);
    await expect(choice).toBeHidden();
    await expect(openPack).toBeHidden();
  });
});
