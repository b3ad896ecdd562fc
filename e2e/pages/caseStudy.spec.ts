import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { splitServices } from '../../src/content/caseStudy';
import { type CaseStudySlug, caseStudySlugs, followingCaseStudy } from '../../src/content/caseStudies';
import { company } from '../../src/content/company';
import { technologies } from '../../src/content/technologies';
import { messageId } from '../../src/i18n/messageId';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { expectTexts, type HtmlElement, readDocument, textsOf } from '../support/htmlDocument';

const titleOf = (slug: CaseStudySlug) => message(`caseStudy.${slug}.card.title`);

type Term = 'company' | 'about' | 'industry' | 'size' | 'location' | 'product' | 'services' | 'techStack';

/** The rows of facts next to the text of a case study. */
function factsOf(slug: CaseStudySlug): [term: string, definition: string][] {
  const { company: customer, product, techStack } = caseStudyRecords[slug];
  const about = (name: 'about' | 'industry' | 'location') => message(`caseStudy.${slug}.company.${name}`);
  const rows: [Term, string][] = [
    ['company', customer.name],
    ['about', about('about')],
    ['industry', about('industry')],
    ['size', customer.size === undefined ? '' : message('common.caseStudy.sizeRange', customer.size)],
    ['location', about('location')],
    ['product', `${product.name} ${message('common.opensInNewTab')}`],
    ['services', splitServices(message(`caseStudy.${slug}.services`)).join('')],
    ['techStack', techStack.map((key) => technologies[key]).join('')],
  ];
  // Some case studies have no size or no technologies.
  return rows.filter(([, text]) => text !== '').map(([term, text]) => [message(`common.caseStudy.${term}`), text]);
}

function expectStudy(slug: CaseStudySlug, html: HtmlElement) {
  const { author, company: customer, product, origin, testimonial, sections } = caseStudyRecords[slug];
  const prefix = `caseStudy.${slug}` as const;
  const main = html.all('main')[0] ?? html;
  const article = main.all('article')[0] ?? main;
  expect(textsOf(main.all('h1'))).toEqual([titleOf(slug)]);
  expectTexts(main, [author.name, message(`${prefix}.author.position`), message(`${prefix}.card.figure`)]);
  if (customer.name === company.name) expectTexts(article, [message(messageId(prefix, 'client.1'))]);

  const screens = sections.flatMap(({ id, screen }) =>
    screen === undefined ? [] : [messageId(prefix, id, 'screen.alt')],
  );
  const pictures = main.all('img').map(({ attributes }) => attributes['alt']);
  for (const id of [`${prefix}.screen.alt` as const, ...screens]) {
    expect(pictures.filter((alt) => alt === message(id))).toHaveLength(1);
  }

  const portrait = `/portraits/${author.portrait}-`;
  expect(main.all('img').filter(({ attributes }) => attributes['src']?.includes(portrait))).toHaveLength(1);

  const facts = factsOf(slug);
  expect(textsOf(main.all('dt'))).toEqual(facts.map(([term]) => term));
  expect(textsOf(main.all('dd'))).toEqual(facts.map(([, definition]) => definition));
  const link = main.all('dd').flatMap((definition) => definition.all('a'))[0];
  expect(link?.attributes).toMatchObject({ href: product.url, target: '_blank' });

  expect(textsOf(article.all('blockquote'))).toEqual(testimonial ? [message(`${prefix}.testimonial`)] : []);
  // One mark covers the whole page, with the author's words.
  expect(main.text.split(message('common.caseStudy.sample'))).toHaveLength(origin === 'sample' ? 2 : 1);
  expect(main.text).not.toContain(message('common.sampleQuote'));

  const headings = article.all('h2');
  expect(textsOf(headings)).toEqual(sections.map(({ id }) => message(messageId(prefix, id, 'heading'))));
  expect(headings.map((heading) => heading.all('a')[0]?.attributes['href'])).toEqual(
    sections.map(({ id }) => `/case-studies/${slug}#${id}`),
  );
  const next = main.section(message('common.readAnother'));
  expect(textsOf(next.all('h3'))).toEqual([titleOf(followingCaseStudy(slug) ?? slug)]);
}

test('every case study shows its customer, its result and the next case study', async ({ request }) => {
  for (const slug of caseStudySlugs) {
    await test.step(slug, async () => expectStudy(slug, await readDocument(request, `/case-studies/${slug}`)));
  }
});
