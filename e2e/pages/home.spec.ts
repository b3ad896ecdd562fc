import { company } from '../../src/content/company';
import { educationItems } from '../../src/content/pageLists';
import { homeServices } from '../../src/content/serviceSlugs';
import { heroTechnologies, technologies } from '../../src/content/technologies';
import { requiredContent } from '../../src/content/testing/requiredContent';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { type HtmlElement, readDocument, textsOf } from '../support/htmlDocument';

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
    'Education',
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
    expect(titlesIn(message('home.services.heading'))).toEqual([
      ...requiredContent.home.services,
      expect.stringMatching(/^Cloud Hosting/),
      message('home.services.unsure.title'),
    ]);
    const services = linksOf(section(message('home.services.heading'))).filter(
      ([href]) => !href?.startsWith('mailto:'),
    );
    expect(services).toEqual([
      ...homeServices.map((slug) => [`/services/${slug}`, undefined]),
      [company.links.hosting, '_blank'],
    ]);
  });

  await test.step('stories and resources', () => {
    const { caseStudies } = requiredContent.home;
    expect(titlesIn('Customer stories')).toEqual(caseStudies.map((slug) => message(`caseStudy.${slug}.card.title`)));
    const stories = linksOf(section('Customer stories')).map(([href]) => href);
    expect(stories).toEqual(expect.arrayContaining(caseStudies.map((slug) => `/case-studies/${slug}`)));
    const places = educationItems.map((id) => expect.stringContaining(message(`education.items.${id}.name`)));
    expect(titlesIn('Education')).toEqual(places);
    const resources = section('Education').all('li').flatMap(linksOf);
    expect(resources).toEqual(educationItems.map((id) => [company.links[id], '_blank']));
  });

  expect(section('Top experts').all('li')).toHaveLength(requiredContent.home.people);
});
