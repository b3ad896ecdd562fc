import { mediaTypeOf } from '../../scripts/hosting/mediaTypes';
import {
  dueDiligence,
  dueDiligenceTopics,
  factsByTopic,
  statuses,
  supplierFiles,
} from '../../src/content/dueDiligence';
import { locales } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { expectTexts, readDocument, textsOf } from '../support/htmlDocument';
import { fiveStudies } from '../support/samples';
import { needsPart } from '../support/needsPart';

needsPart('dueDiligence');

const path = '/due-diligence';
const facts = factsByTopic().map(({ fact }) => fact);

test('every answer has status, source and dates in every language; the index counts them', async ({ request }) => {
  for (const locale of locales) {
    const said = messagesIn(locale);
    const html = await readDocument(request, hrefOf(path, locale));
    const main = html.all('main')[0] ?? html;
    const headings = [...dueDiligenceTopics, 'missing', 'programs'].map((id) =>
      said(messageId('dueDiligence', id, 'heading')),
    );
    expect(textsOf(main.all('h2'))).toEqual(expect.arrayContaining(headings));
    const answers = main.all('li').filter((item) => item.all('h3').length > 0);
    expect(answers).toHaveLength(facts.length);
    for (const [place, { id, status, source, asOf, validUntil, sample }] of facts.entries()) {
      const day = said(messageId('day', validUntil === 'siteChanges' ? asOf : validUntil));
      const [answer = html] = answers.slice(place);
      expectTexts(answer, [
        said(messageId('dueDiligence.facts', id, 'title')),
        said(messageId('dueDiligence.facts', id, 'answer')),
        said(`dueDiligence.status.${status}`),
        said('dueDiligence.sourceLabel', { source: said(messageId('dueDiligence.source', source.id)) }),
        said('dueDiligence.asOf', { date: said(messageId('day', asOf)) }),
        validUntil === 'siteChanges'
          ? said('dueDiligence.siteChanges')
          : said('dueDiligence.validUntil', { date: day }),
      ]);
      expect(answer.text.includes(said('dueDiligence.sample'))).toBe(sample === true);
    }
    const sums = statuses.map((status) => {
      const count = facts.filter((fact) => fact.status === status).length;
      return `${count}${said(`dueDiligence.status.${status}`)}`;
    });
    expectTexts(main, [said('dueDiligence.summary'), ...sums]);
    const index = main.all('nav').flatMap((nav) => nav.all('li'));
    const counts = dueDiligenceTopics.map((topic) => {
      const number = dueDiligence[topic].filter(({ status }) => status === 'have').length;
      return [
        said(messageId('dueDiligence', topic, 'heading')),
        said('dueDiligence.topicCount', { number, count: dueDiligence[topic].length }),
      ].join('');
    });
    expect(textsOf(index)).toEqual(counts);
  }
});

test('links lead to the page from the list, a case study, about us and every footer; the files that it names exist', async ({
  request,
}) => {
  for (const from of ['/case-studies', `/case-studies/${fiveStudies[0]}`, '/about-us'] as const) {
    const html = await readDocument(request, from);
    for (const part of html.all('main', 'footer')) {
      expect(part.all('a').map(({ attributes }) => attributes['href'])).toContain(path);
    }
  }
  const html = await readDocument(request, path);
  const hrefs = html.all('a').map(({ attributes }) => attributes['href']);
  const files = facts.flatMap(({ source }) => (source.kind === 'file' ? [source.href] : []));
  expect(files).toHaveLength(2);
  for (const href of [...Object.values(supplierFiles), ...files]) {
    expect(hrefs).toContain(href);
    const answer = await request.get(href);
    expect([href, answer.status(), answer.headers()['content-type']]).toEqual([href, 200, mediaTypeOf(href)]);
  }
});

test('the keyboard reaches a topic from the index, and then its source; both are printed', async ({ page, site }) => {
  await site.open(path);
  const index = page.getByRole('navigation', { name: message('common.onThisPage') });
  const name = message('dueDiligence.dataProtection.heading');
  await page.emulateMedia({ media: 'print' });
  const answers = site.main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  for (const answer of await answers.all()) await expect(answer).toHaveCSS('break-inside', 'avoid');
  await expect(answers.first().getByText(message('dueDiligence.status.have'))).toBeVisible();
  await expect(index.getByRole('link', { name })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await index.getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(message('dueDiligence.source.privacy'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/privacy-policy#visit');
  await expect(page.getByRole('heading', { level: 2, name: message('privacyPolicy.visit.heading') })).toBeFocused();
});
