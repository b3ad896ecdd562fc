import { caseStudySlugs, featuredSlugs } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/case-studies/records';
import { rowsOf } from '../../src/compare/criteria';
import { localeFacts, locales } from '../../src/i18n/locales';
import { hrefOf } from '../../src/routes';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { messagesIn, message } from '../messages';
import { comparePage, namesOf } from '../support/comparePage';
import { fiveStudies, otherLocale, tagOf } from '../support/samples';
import { createSite } from '../support/site';

const path = '/case-studies/compare';
const [one, two] = fiveStudies;

/** Two case studies that as many people worked on, and three more. */
const [alike, likeIt] = caseStudySlugs
  .flatMap((slug) => caseStudySlugs.map((other) => [slug, other] as const))
  .find(
    ([slug, other]) => slug !== other && caseStudyRecords[slug].effort.people === caseStudyRecords[other].effort.people,
  ) ?? [one, two];
const [third = one, fourth = one, fifth = one] = caseStudySlugs.filter((slug) => slug !== alike && slug !== likeIt);
const others = [third, fourth];

for (const locale of locales) {
  test(
    `a link restores the comparison in ${locale}, as one table of heads and rows`,
    tagOf(locale),
    async ({ page, expectAccessible }) => {
      const said = messagesIn(locale);
      const { columns, rows, region, table } = comparePage(page, said);
      await page.goto(`${hrefOf(path, locale)}?studies=${one},nothing,${two},${one}`);
      await createSite(page, said).hydrated();
      await expect.poll(columns).toEqual(namesOf([one, two]));
      await expect(rows).toHaveText(
        (
          ['problem', 'industry', 'services', 'team', 'duration', 'technology', 'outcome', 'hard', 'after'] as const
        ).map((row) => said(`compare.row.${row}`)),
      );
      const team = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: said('compare.row.team'), exact: true }) });
      await expect(team.getByRole('cell')).toHaveText(
        [one, two]
          .map((slug) => caseStudyRecords[slug].effort.people)
          .map((count) => said('compare.people', { count })),
      );
      await expect(region).toContainText(said(`compare.study.${two}.hard`));
      await expectAccessible();
    },
  );
}

test('case studies are chosen by keyboard; the address follows, and another language has the same', async ({
  page,
  site,
}) => {
  const { box, columns, choice, openPack } = comparePage(page);
  await site.open(path);
  // Until one is chosen, those that are featured are compared, and can be had as a document.
  expect(await columns()).toEqual(namesOf(featuredSlugs));
  await expect(choice.getByRole('status')).toHaveText(message('compare.chooser.count', { count: 0 }));
  await expect(openPack).toHaveAttribute('href', `${path}?studies=${featuredSlugs.join(',')}&pack`);
  await box(one).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${path}?studies=${one}`);
  await box(two).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${path}?studies=${one},${two}`);
  await expect.poll(columns).toEqual(namesOf([one, two]));
  await expect(choice.getByRole('status')).toHaveText(message('compare.chooser.count', { count: 2 }));
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);

  await site.footer.getByRole('link', { name: localeFacts[otherLocale].name, exact: true }).click();
  const said = messagesIn(otherLocale);
  await createSite(page, said).hydrated();
  await expect(page).toHaveURL(`${hrefOf(path, otherLocale)}?studies=${one},${two}`);
  await expect.poll(comparePage(page, said).columns).toEqual(namesOf([one, two]));
});

test('a fifth case study is told why not, and rows that are equal can be hidden', async ({ page, site }) => {
  const { box, choice, columns, hideEqual, rows } = comparePage(page);
  await page.goto(`${path}?studies=${alike},${likeIt},${others.join(',')}&source=mail`);
  await site.hydrated();
  await expect.poll(columns).toHaveLength(4);
  await box(fifth).click();
  await expect(choice.getByRole('status')).toHaveText(message('compare.chooser.full'));
  await expect(box(fifth)).not.toBeChecked();
  for (const slug of others.toReversed()) await box(slug).click();
  await expect(choice.getByRole('status')).toHaveText(message('compare.chooser.count', { count: 2 }));
  await expect(rows).toHaveCount(9);
  await hideEqual.click();
  await expect(page).toHaveURL(`${path}?studies=${alike},${likeIt}&differences&source=mail`);
  const shown = rowsOf([alike, likeIt], true);
  await expect(rows).toHaveText(shown.map((row) => message(`compare.row.${row}`)));
  expect(shown).not.toContain('team');
});

test.describe('without script', () => {
  needs('javaScriptOff');
  test.use({ javaScriptEnabled: false });

  test('all case studies are in one table, and nothing asks for a choice', async ({ page }) => {
    const { choice, columns, openPack, table } = comparePage(page);
    await page.goto(`${path}?studies=${one}&pack`);
    expect(await columns()).toEqual(namesOf(caseStudySlugs));
    await expect(table.getByRole('cell')).toHaveCount(caseStudySlugs.length * 9);
    await expect(choice).toBeHidden();
    await expect(openPack).toBeHidden();
  });
});
