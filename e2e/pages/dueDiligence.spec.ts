import { dueDiligenceTopics, factsByTopic, statuses, supplierFiles } from '../../src/content/dueDiligence';
import { localeFacts, locales } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import { mediaTypeOf } from '../../scripts/hosting/mediaTypes';
import { hrefOf } from '../../src/routes';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { fiveStudies, tagOf } from '../support/samples';
import { createSite } from '../support/site';
import { message, messagesIn } from '../messages';

const path = '/due-diligence';
const facts = factsByTopic().map(({ fact }) => fact);
const titleOf = (id: string) => messageId('dueDiligence.facts', id, 'title');

for (const locale of locales) {
  test(
    `every answer in ${localeFacts[locale].name} has status, source and dates, and a sample its mark`,
    tagOf(locale),
    async ({ page }) => {
      const said = messagesIn(locale);
      const { main } = createSite(page, said);
      await page.goto(hrefOf(path, locale));
      const headings = [...dueDiligenceTopics, 'missing', 'programs'].map((id) =>
        said(messageId('dueDiligence', id, 'heading')),
      );
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(headings);
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(facts.map(({ id }) => said(titleOf(id))));
      const answers = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
      const expected = facts.map(({ id, status, source, asOf, validUntil, sample }) => [
        said(messageId('dueDiligence.facts', id, 'answer')),
        said(`dueDiligence.status.${status}`),
        said('dueDiligence.sourceLabel', { source: said(messageId('dueDiligence.source', source.id)) }),
        said('dueDiligence.asOf', { date: said(messageId('day', asOf)) }),
        validUntil === 'siteChanges'
          ? said('dueDiligence.siteChanges')
          : said('dueDiligence.validUntil', { date: said(messageId('day', validUntil)) }),
        ...(sample === true ? [said('dueDiligence.sample')] : []),
      ]);
      for (const [place, words] of expected.entries()) {
        for (const text of words) await expect(answers.nth(place)).toContainText(text);
      }
      await expect(answers.getByText(said('dueDiligence.sample'), { exact: true })).toHaveCount(
        facts.filter(({ sample }) => sample === true).length,
      );
    },
  );
}

test('buyers find it from the list, from the end of a study, from about us and from every footer', async ({
  page,
  site,
}) => {
  for (const from of ['/case-studies', `/case-studies/${fiveStudies[0]}`, '/about-us'] as const) {
    await site.open(from);
    await expect(site.footer.getByRole('link', { name: message('common.footer.dueDiligence') })).toHaveAttribute(
      'href',
      path,
    );
    await site.main.getByRole('link', { name: message('common.dueDiligence') }).click();
    await expect(page).toHaveURL(path);
    await expect(site.heading).toHaveText(message('dueDiligence.hero.title'));
  }
});

test('the files that it names are there, as what they are', async ({ page, request }) => {
  await page.goto(path);
  const links = page.getByRole('main').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const files = facts.flatMap(({ source }) => (source.kind === 'file' ? [source.href] : []));
  expect(files).toHaveLength(2);
  for (const href of [...Object.values(supplierFiles), ...files]) {
    expect(hrefs).toContain(href);
    const answer = await request.get(href);
    const type = mediaTypeOf(href);
    expect([href, answer.status(), answer.headers()['content-type']]).toEqual([href, 200, type]);
  }
});

test.describe('without script', () => {
  needs('javaScriptOff');
  test.use({ javaScriptEnabled: false });

  test('all of it can be read', async ({ page, site }) => {
    await page.goto(path);
    await expect(site.main.getByRole('heading', { level: 3 })).toHaveCount(facts.length);
    await expect(site.main.getByText(message('dueDiligence.summary'))).toBeVisible();
    for (const status of statuses) {
      const count = facts.filter((fact) => fact.status === status).length;
      const figure = site.main
        .getByRole('listitem')
        .filter({ hasText: `${count}${message(`dueDiligence.status.${status}`)}` });
      await expect(figure).toBeVisible();
    }
    await expect(site.main.getByText(message(messageId('dueDiligence.facts.travel.answer')))).toBeVisible();
  });
});

test('on paper no answer is torn in two, and its status stays in words', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const answers = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  for (const answer of await answers.all()) await expect(answer).toHaveCSS('break-inside', 'avoid');
  await expect(answers.first().getByText(message('dueDiligence.status.have'))).toBeVisible();
  const index = page.getByRole('navigation', { name: message('common.onThisPage') });
  await expect(index.getByRole('link', { name: message('dueDiligence.sustainability.heading') })).toBeVisible();
});
