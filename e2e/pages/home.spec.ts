import { company } from '../../src/content/company';
import { educationItems } from '../../src/content/pageLists';
import { ofPart, parts } from '../../src/content/parts';
import { homeServices } from '../../src/content/serviceSlugs';
import { heroTechnologies, technologies } from '../../src/content/technologies';
import { requiredContent } from '../../src/content/testing/requiredContent';
import { isMultilingual } from '../../src/i18n/locales';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { expectTexts, type HtmlElement, readDocument, textsOf } from '../support/htmlDocument';
import { sectionOf } from '../support/site';

const linksOf = (element: HtmlElement) => element.all('a').map(({ attributes: { href, target } }) => [href, target]);

// Its words are stored as they are spoken: accessibility/spoken/home.en.txt.
test('home has its sections in order, and its links', async ({ request }) => {
  const html = await readDocument(request, '/');
  const main = html.all('main')[0] ?? html;
  const section = (heading: string) => main.section(heading);
  const titlesIn = (heading: string) => textsOf(section(heading).all('h3'));
  expect(textsOf(main.all('h1'))).toEqual(['We transform ideas into digital products']);
  expect(textsOf(main.all('h2'))).toEqual([
    message('home.technologies.heading'),
    'Customer stories',
    message('home.services.heading'),
    message('home.why.heading'),
    'Top experts',
    'How We Work',
    ...ofPart('education', 'Education'),
    message('home.faq.heading'),
    message('home.cta.heading'),
  ]);

  await test.step('technologies, the last of which leads to the AI service', () => {
    const marks = section(message('home.technologies.heading'));
    const names = heroTechnologies.map((key) => technologies[key]);
    expect(textsOf(marks.all('li'))).toEqual([...names, message('home.technologies.ai')]);
    expect(linksOf(marks)).toEqual([['/services/ai', undefined]]);
  });

  await test.step('the hiring banner, in a new tab', () => {
    const banner = main.all('a').filter(({ text }) => text.includes(message('home.hiring.link')));
    const rel = expect.stringMatching(/\bnoopener\b/);
    expect(banner).toMatchObject([{ attributes: { href: company.links.careers, target: '_blank', rel } }]);
  });

  await test.step('services, and a row for those who are not sure', () => {
    const cards = section(message('home.services.heading'));
    // Each name has an element of its own, without what only screen readers say.
    const names = [...requiredContent.home.services, ...ofPart('product', 'Cloud Hosting')];
    expect(textsOf(cards.all('a', 'span'))).toEqual(expect.arrayContaining(names));
    expect(textsOf(cards.all('h3'))).toEqual([
      ...names.map((name) => expect.stringMatching(`^${name}`)),
      message('home.services.unsure.title'),
    ]);
    const services = linksOf(cards).filter(([href]) => !href?.startsWith('mailto:'));
    expect(services).toEqual([
      ...homeServices.map((slug) => [`/services/${slug}`, undefined]),
      ...ofPart('product', [company.links.hosting, '_blank']),
    ]);
  });

  await test.step('stories and resources', () => {
    const { caseStudies } = requiredContent.home;
    expect(titlesIn('Customer stories')).toEqual(caseStudies.map((slug) => message(`caseStudy.${slug}.card.title`)));
    const stories = linksOf(section('Customer stories')).map(([href]) => href);
    expect(stories).toEqual(expect.arrayContaining(caseStudies.map((slug) => `/case-studies/${slug}`)));
    if (!parts.education) return;
    const places = educationItems.map((id) => expect.stringContaining(message(`education.items.${id}.name`)));
    expect(titlesIn('Education')).toEqual(places);
    const resources = section('Education').all('li').flatMap(linksOf);
    expect(resources).toEqual(educationItems.map((id) => [company.links[id], '_blank']));
  });

  expect(section('Top experts').all('li')).toHaveLength(requiredContent.home.people);
  expectTexts(main, ['80% senior engineers', 'Long term partnerships', '7 am-4 pm Eastern']);
});

test('home has few landmarks, logos with one name each, and portraits that arrive', async ({
  page,
  site,
  isNarrow,
}) => {
  await site.open('/');
  const ai = message('home.technologies.ai');
  const logos = [...heroTechnologies.map((key) => `img "${technologies[key]}"`), `link "${ai}":\n      - img "${ai}"`];
  await expect(sectionOf(page, message('home.technologies.heading')).getByRole('list')).toMatchAriaSnapshot(
    ['- list:', ...logos.map((logo) => `  - listitem:\n    - ${logo}`)].join('\n'),
  );
  // On a phone the menu is in a dialog.
  await expect(page.getByRole('navigation')).toHaveCount((isNarrow ? 1 : 2) + Number(isMultilingual));
  for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);
  for (const role of ['region', 'complementary', 'form', 'search', 'status', 'alert'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const experts = sectionOf(page, 'Top experts').getByRole('listitem');
  await experts.last().scrollIntoViewIfNeeded();
  // Decoration: the name is next to it.
  for (const portrait of [experts.first().getByRole('presentation'), experts.last().getByRole('presentation')]) {
    const width = () => portrait.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
});
