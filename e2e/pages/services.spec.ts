import { slugOfId } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { services } from '../../src/content/services';
import { type ServiceSlug, serviceSlugs } from '../../src/content/serviceSlugs';
import { peopleOf, team } from '../../src/content/team';
import { technologies } from '../../src/content/technologies';
import { workDrawings } from '../../src/content/workDrawings';
import { sourceLocale } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import type { MessageId } from '../../src/i18n/messageIds';
import { readCatalogs } from '../../scripts/messages/catalogs';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { processPath, processService } from '../support/samples';
import { expectTexts, type HtmlElement, readDocument, textsOf } from '../support/htmlDocument';

const catalogs = [...readCatalogs(sourceLocale).values()];

/** Every message of a service that its page shows: its card and the head are elsewhere, and the list of loops has a name for screen readers. */
const idsOf = (slug: ServiceSlug) =>
  catalogs
    .flatMap(({ texts }) => [...texts.keys()])
    .filter((id) => id.startsWith(`service.${slug}.`) && !/^service\.[^.]+\.(?:card|meta|process\.loops)\b/.test(id));

const cellsOf = (slug: ServiceSlug, id: string) => workDrawings[slug]?.[id]?.cells.map((cell) => cell.id) ?? [];

/** A section's list has these items, in this order. */
function expectItems(section: HtmlElement, items: readonly string[]) {
  const [list] = section.all('ul', 'ol');
  expect(textsOf(list?.all('li') ?? [])).toEqual(items.map((text) => expect.stringContaining(text)));
}

function expectService(slug: ServiceSlug, html: HtmlElement) {
  const service = services[slug];
  const name = team.find(({ id }) => id === service.head)?.name ?? '';
  const prefix = `service.${slug}`;
  const say = (...parts: string[]) => message(messageId(prefix, ...parts));
  const main = html.all('main')[0] ?? html;
  expect(textsOf(main.all('h1'))).toEqual([say('hero.title')]);
  expectTexts(
    main,
    idsOf(slug).map((id) => message(id as MessageId, { name })),
  );

  const proof = slugOfId(service.proof.study);
  const [shown = main, ...figures] = main.all('figure');
  const claim = service.proof.speaker ? message(`caseStudy.${proof}.card.figure`) : say('hero.proof');
  expectTexts(shown, [
    claim,
    service.proof.speaker ?? '',
    message('common.customerStory', { name: caseStudyRecords[proof].customer }),
  ]);
  expect(shown.all('a').map(({ attributes }) => attributes['href'])).toEqual([`/case-studies/${proof}`]);

  for (const section of service.sections) {
    if (section.kind === 'quote') {
      const said = figures.filter(({ text }) => text.includes(section.name));
      expect(said).toHaveLength(1);
      const mark = section.origin === 'sample' ? message('common.sampleQuote') : section.name;
      for (const quote of said) expectTexts(quote, [say(section.id, 'text'), mark]);
    } else if (section.kind === 'team') {
      const people = section.contributions.flatMap(peopleOf).map(({ name }) => name);
      expectItems(main.section(say(section.id, 'heading')), people);
    } else if (section.kind === 'points' || section.kind === 'work' || section.kind === 'process') {
      const items = section.kind === 'work' ? cellsOf(slug, section.id) : section.items;
      const titles = items.map((id) => say(section.id, id, 'title'));
      expectItems(main.section(say(section.id, 'heading')), titles);
    }
  }

  const current = main
    .section(message('common.allServices'))
    .all('a')
    .filter((link) => link.attributes['aria-current']);
  expect(current.map(({ attributes }) => attributes['href'])).toEqual([`/services/${slug}`]);

  const head = main.section('Get to know us');
  expect(textsOf(head.all('h3'))[0]).toBe(name);
  expect(textsOf(head.all('li'))).toEqual(service.technologies.map((key) => technologies[key]));
  if (service.why.length > 0) {
    expectItems(
      main.section(say('why.heading')),
      service.why.map((id) => say('why', id, 'title')),
    );
  }
}

test('every service page has everything that a service page has', async ({ request }) => {
  for (const slug of serviceSlugs) {
    await test.step(slug, async () => expectService(slug, await readDocument(request, `/services/${slug}`)));
  }
});

test('the first screen has Contact Us, and the design process can be read as text', async ({ page }) => {
  await page.goto(processPath);
  const say = (...parts: string[]) => message(messageId(`service.${processService}.process`, ...parts));
  const section = serviceSlugs.flatMap((slug) => services[slug].sections).find(({ kind }) => kind === 'process');
  if (section?.kind !== 'process') throw new Error('There is no process');
  const contactUs = page.getByRole('main').getByRole('button', { name: message('common.contactUs'), exact: true });
  await expect(contactUs.first()).toBeInViewport();
  const process = page.getByRole('figure').filter({ hasText: say('inWords') });
  const steps = process.getByRole('list').first().getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(section.items.map((id) => say(id, 'title')));
  const loops = section.loops.map(({ id }) => say('loop', id));
  await expect(process.getByRole('list').last().getByRole('listitem')).toContainText(loops);
  const description = process.getByText(say('description'));
  await expect(description).toBeHidden();
  await process.getByText(say('inWords')).click();
  await expect(description).toBeVisible();
});
