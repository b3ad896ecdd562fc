import { rowsOf } from '../../src/compare/criteria';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { type CaseStudySlug, caseStudySlugs, featuredSlugs } from '../../src/content/caseStudies';
import { isMultilingual, localeFacts } from '../../src/i18n/locales';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { comparePage, namesOf } from '../support/comparePage';
import { expectTexts, readDocument, textsOf } from '../support/htmlDocument';
import { fiveStudies, otherLocale } from '../support/samples';
import { createSite } from '../support/site';

const path = '/case-studies/compare';
const [one, two] = fiveStudies;
const four = fiveStudies.slice(0, 4);
const rowNames = [
  'problem',
  'industry',
  'services',
  'team',
  'duration',
  'technology',
  'outcome',
  'hard',
  'after',
] as const;

const peopleOf = (slug: CaseStudySlug) => caseStudyRecords[slug].effort.people;

/** Two case studies with teams of the same size, and three more. */
const pairs = caseStudySlugs.flatMap((slug) => caseStudySlugs.map((other) => [slug, other] as const));
const [alike, likeIt] = pairs.find(([slug, other]) => slug !== other && peopleOf(slug) === peopleOf(other)) ?? [
  one,
  two,
];
const [third = one, fourth = one, fifth = one] = caseStudySlugs.filter((slug) => slug !== alike && slug !== likeIt);

test('case studies are chosen by keyboard; the address follows, and restores them in another language', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { box, columns, choice, openPack } = comparePage(page);
  await site.open(path);
  // Before a choice, the page compares the featured case studies, and offers them as a document.
  expect(await columns()).toEqual(namesOf(featuredSlugs));
  const status = choice.getByRole('status');
  await expect(status).toHaveText(message('compare.chooser.count', { count: 0 }));
  await expect(openPack).toHaveAttribute('href', `${path}?studies=${featuredSlugs.join(',')}&pack`);
  for (const [slug, chosen] of [
    [one, one],
    [two, `${one},${two}`],
  ] as const) {
    await box(slug).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${path}?studies=${chosen}`);
  }
  await expect.poll(columns).toEqual(namesOf([one, two]));
  await expect(status).toHaveText(message('compare.chooser.count', { count: 2 }));
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);

  if (isMultilingual) {
    await site.footer.getByRole('link', { name: localeFacts[otherLocale].name, exact: true }).click();
  }
  const said = messagesIn(otherLocale);
  await createSite(page, said).hydrated();
  await expect(page).toHaveURL(`${hrefOf(path, otherLocale)}?studies=${one},${two}`);
  const { columns: translated, table } = comparePage(page, said);
  await expect.poll(translated).toEqual(namesOf([one, two]));
  const rowheader = page.getByRole('rowheader', { name: said('compare.row.team'), exact: true });
  const team = table.getByRole('row').filter({ has: rowheader }).getByRole('cell');
  await expect(team).toHaveText([one, two].map((slug) => said('compare.people', { count: peopleOf(slug) })));
  await expectAccessible();
});

test('an address restores the known case studies; a fifth is refused with the reason, and equal rows can be hidden', async ({
  page,
  site,
}) => {
  const { box, choice, columns, hideEqual, rows, region } = comparePage(page);
  const others = [third, fourth];
  await page.goto(`${path}?studies=${alike},nothing,${likeIt},${alike},${others.join(',')}&source=mail`);
  await site.hydrated();
  await expect.poll(columns).toEqual(namesOf([alike, likeIt, ...others]));
  await expect(region).toContainText(message(`compare.study.${likeIt}.hard`));
  await box(fifth).click();
  await expect(choice.getByRole('status')).toHaveText(message('compare.chooser.full'));
  await expect(box(fifth)).not.toBeChecked();
  for (const slug of others.toReversed()) await box(slug).click();
  await expect(choice.getByRole('status')).toHaveText(message('compare.chooser.count', { count: 2 }));
  await expect(rows).toHaveText(rowNames.map((row) => message(`compare.row.${row}`)));
  await hideEqual.click();
  await expect(page).toHaveURL(`${path}?studies=${alike},${likeIt}&differences&source=mail`);
  const shown = rowsOf([alike, likeIt], true);
  await expect(rows).toHaveText(shown.map((row) => message(`compare.row.${row}`)));
  expect(shown).not.toContain('team');
});

test('the HTML has all case studies in one table, and a drawing along the text', async ({ request }) => {
  const html = await readDocument(request, path);
  const [table = html] = html.all('table');
  expect(textsOf(table.all('th')).slice(1)).toEqual([
    ...namesOf(caseStudySlugs).map((name) => expect.stringContaining(name)),
    ...rowNames.map((row) => message(`compare.row.${row}`)),
  ]);
  const [offer] = html.section(message('compare.pack.heading')).all('svg');
  expect(offer?.attributes['class']).toBe('along-text');
  expect(table.all('td')).toHaveLength(caseStudySlugs.length * rowNames.length);
  expectTexts(
    table,
    caseStudySlugs.map((slug) => message(`compare.study.${slug}.hard`)),
  );
});

test('the keyboard scrolls the table sideways, and its fixed criteria cover no focused link', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 640, height: 800 });
  const { columns, region, rows, table } = comparePage(page);
  await page.goto(`${path}?studies=${four.join(',')}`);
  await site.hydrated();
  await expect.poll(columns).toEqual(namesOf(four));
  await region.focus();
  const scrolled = () => region.evaluate((element) => Math.abs(element.scrollLeft));
  await page.keyboard.press('ArrowRight');
  // Waits for the end of the scroll, which would move the focused link further.
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      before = await scrolled();
      return before > 0 && before === last;
    })
    .toBe(true);
  await table.getByRole('link', { name: namesOf(four.slice(-1))[0] ?? '', exact: true }).focus();
  await expect(rows.first()).toBeInViewport();
  const link = table.getByRole('link', { name: namesOf([one])[0] ?? '', exact: true });
  await link.focus();
  const [head, name] = [await rows.first().boundingBox(), await link.boundingBox()];
  expect(name?.x).toBeGreaterThanOrEqual((head?.x ?? 0) + (head?.width ?? Infinity));
});
