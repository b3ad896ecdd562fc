import type { Locator } from '@playwright/test';
import { slugOfId } from '../src/content/caseStudies';
import { serviceOf, serviceSlugs, type ServiceSection } from '../src/content/services';
import { peopleOf, team } from '../src/content/team';
import { technologies } from '../src/content/technologies';
import { messageId } from '../src/i18n/messageId';
import { expect, test } from './fixtures';
import { words } from './words';

/** The words that a section's items must show, each in a list item of its own. */
function itemsOf(prefix: string, section: ServiceSection): string[][] {
  switch (section.kind) {
    case 'steps':
    case 'points':
    case 'process':
      return section.items.map((id) => [words(messageId(prefix, id, 'title')), words(messageId(prefix, id, 'text'))]);
    case 'team':
      return section.contributions
        .flatMap(peopleOf)
        .map(({ id, name }) => [name, words(`team.${id}.position`), words(messageId('team', id, 'description'))]);
    case 'featureWork':
    case 'quote':
      return [];
  }
}

async function expectItems(list: Locator, items: readonly string[][]) {
  await expect(list.getByRole('listitem')).toHaveCount(items.length);
  for (const [index, texts] of items.entries()) {
    for (const text of texts) await expect(list.getByRole('listitem').nth(index)).toContainText(text);
  }
}

for (const slug of serviceSlugs) {
  const service = serviceOf(slug);
  const prefix = `service.${slug}`;
  const say = (...parts: string[]) => words(messageId(prefix, ...parts));

  test(`${slug} has everything that a service page has`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    const region = (name: string) => main.getByRole('region', { name, exact: true });

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('hero.title'));
    await expect(main.getByText(say('hero.lead'))).toBeVisible();
    await expect(main.getByRole('button', { name: words('common.contactUs'), exact: true }).first()).toBeInViewport();

    for (const section of service.sections) {
      if (section.kind === 'quote') {
        await expect(main.getByRole('blockquote').filter({ hasText: say(section.id, 'text') })).toBeVisible();
        await expect(main.getByRole('figure').filter({ hasText: section.name })).toContainText(
          words('common.sampleQuote'),
        );
      } else {
        await expect(region(say(section.id, 'heading'))).toBeVisible();
        const items = itemsOf(`${prefix}.${section.id}`, section);
        if (items.length > 0) await expectItems(region(say(section.id, 'heading')).getByRole('list').first(), items);
      }
    }

    const grid = region(words('common.allServices'));
    const names = serviceSlugs.map((other) => words(`service.${other}.card.title`));
    await expect(grid.getByRole('link')).toHaveCount(10);
    for (const name of names) await expect(grid.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(grid.getByRole('link', { name: words('common.cloudHosting.title') })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(grid.getByRole('link', { name: say('card.title'), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(grid.getByRole('button', { name: words('home.services.unsure.button') })).toBeVisible();

    const head = region('Get to know us');
    await expect(head.getByRole('heading', { level: 3 })).toHaveText(
      team.find(({ id }) => id === service.head)?.name ?? '',
    );
    await expect(head).toContainText(say('head.position'));
    await expect(head).toContainText(say('head.text'));

    if (service.technologies.length === 0) {
      for (const name of Object.values(technologies)) {
        await expect(main.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(0);
      }
    } else {
      const logos = region(say('technologies.heading'));
      await expect(logos.getByRole('listitem')).toHaveText(service.technologies.map((key) => technologies[key]));
    }

    if (service.why.length > 0) {
      const points = service.why.map((id) => [say('why', id, 'title'), say('why', id, 'text')]);
      await expectItems(region(say('why.heading')).getByRole('list'), points);
    }

    const stories = region(say('stories.heading')).getByRole('heading', { level: 3 }).getByRole('link');
    await expect(stories).toHaveText(service.picks.map((id) => words(`caseStudy.${slugOfId(id)}.card.title`)));
    await expect(main.getByRole('heading', { name: say('cta.heading') })).toBeVisible();
  });
}

test('the design process can be read as text', async ({ page }) => {
  await page.goto('/services/product-design');
  const process = page.getByRole('figure').filter({ hasText: words('service.product-design.process.inWords') });
  await expect(process.getByRole('list').first().getByRole('heading', { level: 3 })).toHaveText([
    'Listen',
    'Frame',
    'Sketch',
    'Prototype',
    'Test',
    'Build',
  ]);
  await expect(process.getByRole('list').last().getByRole('listitem')).toHaveText(
    ['details', 'idea', 'use'].map((id) => words(`service.product-design.process.loop.${id}`)),
  );
  const description = process.getByText(words('service.product-design.process.description'));
  await expect(description).toBeHidden();
  await process.getByText(words('service.product-design.process.inWords')).click();
  await expect(description).toBeVisible();
});
