import type { Locator, Page } from '@playwright/test';
import { caseStudies, slugOfId } from '../../src/content/caseStudies';
import { services, type ServiceSection } from '../../src/content/services';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { peopleOf, team } from '../../src/content/team';
import { technologies } from '../../src/content/technologies';
import { type Locale, localeFacts, sourceLocale } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import { hrefOf } from '../../src/routes';
import { expect, test } from '../fixtures';
import { rightToLeft } from '../support/samples';
import { createSite } from '../support/site';
import { sectionOf } from '../support/sectionOf';
import { message, messagesIn } from '../messages';

/** The words that a section's items must show, each in a list item of its own. */
const textsOf = (prefix: string, ids: readonly string[]) =>
  ids.map((id) => [message(messageId(prefix, id, 'title')), message(messageId(prefix, id, 'text'))]);

function itemsOf(prefix: string, section: ServiceSection): string[][] {
  switch (section.kind) {
    case 'points':
    case 'process':
      return textsOf(prefix, section.items);
    case 'steps':
      return textsOf(prefix, section.items).map((texts, index) => {
        const id = section.items[index] ?? '';
        const label = section.labelled === true ? [message(messageId(prefix, id, 'label'))] : [];
        const code = section.codes?.[id];
        return [...texts, ...label, ...(code === undefined ? [] : [code])];
      });
    case 'team':
      return section.contributions
        .flatMap(peopleOf)
        .map(({ id, name }) => [name, message(`team.${id}.position`), message(messageId('team', id, 'description'))]);
    // They have words of their own kinds.
    case 'drawing':
    case 'featureWork':
    case 'quote':
      return [];
  }
}

const [designProcess] = services['product-design'].sections.filter((section) => section.kind === 'process');
const processSteps = designProcess?.items ?? [];
const processLoops = designProcess?.loops ?? [];

async function expectItems(list: Locator, items: readonly string[][]) {
  await expect(list.getByRole('listitem')).toHaveCount(items.length);
  for (const [index, texts] of items.entries()) {
    for (const text of texts) await expect(list.getByRole('listitem').nth(index)).toContainText(text);
  }
}

for (const slug of serviceSlugs) {
  const service = services[slug];
  const prefix = `service.${slug}`;
  const say = (...parts: string[]) => message(messageId(prefix, ...parts));

  test(`${slug} has everything that a service page has`, async ({ page, site }) => {
    await site.open(`/services/${slug}`);
    const main = page.getByRole('main');
    const part = (heading: string) => sectionOf(page, heading);

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('hero.title'));
    await expect(main.getByText(say('hero.lead'))).toBeVisible();
    await expect(main.getByRole('button', { name: message('common.contactUs'), exact: true }).first()).toBeInViewport();
    const proof = slugOfId(service.proof);
    const shown = main.getByRole('figure').first();
    await expect(shown).toContainText(message(`caseStudy.${proof}.card.figure`));
    await expect(shown).toContainText(caseStudies[proof].customer);
    await expect(shown.getByRole('link')).toHaveAttribute('href', `/case-studies/${proof}`);

    for (const section of service.sections) {
      if (section.kind === 'quote') {
        await expect(main.getByRole('blockquote').filter({ hasText: say(section.id, 'text') })).toBeVisible();
        await expect(main.getByRole('figure').filter({ hasText: section.name })).toContainText(
          section.origin === 'sample' ? message('common.sampleQuote') : section.name,
        );
      } else {
        await expect(part(say(section.id, 'heading'))).toBeVisible();
        const items = itemsOf(`${prefix}.${section.id}`, section);
        if (items.length > 0) await expectItems(part(say(section.id, 'heading')).getByRole('list').first(), items);
      }
    }

    const grid = part(message('common.allServices'));
    const names = serviceSlugs.map((other) => message(`service.${other}.card.title`));
    // And that of hosting.
    await expect(grid.getByRole('link')).toHaveCount(serviceSlugs.length + 1);
    for (const name of names) await expect(grid.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(grid.getByRole('link', { name: message('common.cloudHosting.title') })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(grid.getByRole('link', { name: say('card.title'), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );

    const head = part('Get to know us');
    await expect(head.getByRole('heading', { level: 3 }).first()).toHaveText(
      team.find(({ id }) => id === service.head)?.name ?? '',
    );
    await expect(head).toContainText(say('head.position'));
    await expect(head).toContainText(say('head.text'));

    if (service.technologies.length === 0) {
      for (const name of Object.values(technologies)) {
        await expect(main.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(0);
      }
    } else {
      await expect(head.getByRole('heading', { name: say('technologies.heading') })).toBeVisible();
      await expect(head.getByRole('listitem')).toHaveText(service.technologies.map((key) => technologies[key]));
    }

    if (service.why.length > 0) {
      const points = service.why.map((id) => [say('why', id, 'title'), say('why', id, 'text')]);
      await expectItems(part(say('why.heading')).getByRole('list'), points);
    }

    const stories = part('Success stories').getByRole('heading', { level: 3 }).getByRole('link');
    await expect(stories).toHaveText(service.picks.map((id) => message(`caseStudy.${slugOfId(id)}.card.title`)));
    await expect(main.getByRole('heading', { name: say('cta.heading') })).toBeVisible();
  });
}

test('“See the work” leads from the first screen to the success stories', async ({ page, site }) => {
  await site.open('/services/ai');
  await site.main.getByRole('link', { name: message('common.seeTheWork') }).click();
  await expect(page.getByRole('heading', { name: 'Success stories' })).toBeInViewport();
  await expect(page).toHaveURL('/services/ai#success-stories');
});

test('the design process can be read as text', async ({ page }) => {
  await page.goto('/services/product-design');
  const process = page.getByRole('figure').filter({ hasText: message('service.product-design.process.inWords') });
  await expect(process.getByRole('list').first().getByRole('heading', { level: 3 })).toHaveText([
    'Listen',
    'Frame',
    'Sketch',
    'Prototype',
    'Test',
    'Build',
  ]);
  await expect(process.getByRole('list').last().getByRole('listitem')).toContainText(
    ['details', 'idea', 'use'].map((id) => message(`service.product-design.process.loop.${id}`)),
  );
  const description = process.getByText(message('service.product-design.process.description'));
  await expect(description).toBeHidden();
  await process.getByText(message('service.product-design.process.inWords')).click();
  await expect(description).toBeVisible();
});

/** Where each item starts and ends along the line of text. */
const spansOf = (items: Locator, onward: number) =>
  items.evaluateAll(
    (elements, onward) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return onward > 0 ? { start: left, end: right } : { start: -right, end: -left };
      }),
    onward,
  );

/** The steps and the ways back of the design process, on a page that is hydrated. */
async function openProcess(page: Page, locale: Locale, width: number) {
  const said = messagesIn(locale);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(hrefOf('/services/product-design', locale));
  await createSite(page, said).hydrated();
  const process = page.getByRole('figure').filter({ hasText: said('service.product-design.process.inWords') });
  const items = (list: Locator) => list.getByRole('listitem');
  return { steps: items(process.getByRole('list').first()), ways: items(process.getByRole('list').last()), said };
}

for (const locale of [sourceLocale, ...rightToLeft]) {
  const onward = localeFacts[locale].direction === 'rtl' ? -1 : 1;

  test(`each way back in the design process lies below the steps that it joins in ${localeFacts[locale].name}`, async ({
    page,
  }) => {
    const { steps, ways, said } = await openProcess(page, locale, 1440);
    const places = await spansOf(steps, onward);
    expect(places.map(({ start }) => start)).toEqual(places.map(({ start }) => start).toSorted((a, b) => a - b));
    const joined = processLoops.map(({ from, to }) => ({
      start: places[processSteps.indexOf(to)]?.start,
      end: places[processSteps.indexOf(from)]?.end,
    }));
    const lines = await spansOf(ways, onward);
    for (const [index, { start, end }] of lines.entries()) {
      expect(start).toBeCloseTo(joined[index]?.start ?? Number.NaN, 0);
      expect(end).toBeCloseTo(joined[index]?.end ?? Number.NaN, 0);
    }

    // Below each other, they name the steps.
    await page.setViewportSize({ width: 600, height: 900 });
    for (const [index, { from, to }] of processLoops.entries()) {
      for (const step of [from, to]) {
        await expect(
          ways.nth(index).getByText(said(messageId('service.product-design.process', step, 'title'))),
        ).toBeVisible();
      }
    }
  });
}
