import type { Locator, Page } from '@playwright/test';
import { slugOfId } from '../src/content/caseStudies';
import {
  adviceKinds,
  analysisSteps,
  appSteps,
  releaseBenefits,
  siteSteps,
  upgradeStages,
  weekSteps,
} from '../src/content/serviceDrawings';
import { type ServiceDrawing, services, type ServiceSection } from '../src/content/services';
import { serviceSlugs } from '../src/content/serviceSlugs';
import { peopleOf, team } from '../src/content/team';
import { technologies } from '../src/content/technologies';
import { type Locale, localeFacts, sourceLocale } from '../src/i18n/locales';
import { messageId } from '../src/i18n/messageId';
import { hrefOf } from '../src/routes';
import { expect, test } from './fixtures';
import { rightToLeft } from './pages/samples';
import { createSite } from './pages/site';
import { sectionOf } from './pages/sectionOf';
import { message, messagesIn } from './messages';

/** The words that a section's items must show, each in a list item of its own. */
const textsOf = (prefix: string, ids: readonly string[]) =>
  ids.map((id) => [message(messageId(prefix, id, 'title')), message(messageId(prefix, id, 'text'))]);

/** The titled items of each drawing; those of the report and the evaluation have words of their own kinds. */
const itemsOfDrawing: Record<ServiceDrawing, readonly string[]> = {
  adviceSizes: adviceKinds,
  appPhones: appSteps.map(({ id }) => id),
  evaluation: [],
  releaseLine: releaseBenefits.map(({ id }) => id),
  reportPage: [],
  siteSheets: siteSteps,
  upgradePath: upgradeStages.map(({ id }) => id),
  waitingTime: analysisSteps.map(({ id }) => id),
  weekBoard: weekSteps.map(({ id }) => id),
};

function itemsOf(prefix: string, section: ServiceSection): string[][] {
  switch (section.kind) {
    case 'points':
    case 'process':
      return textsOf(prefix, section.items);
    case 'team':
      return section.contributions
        .flatMap(peopleOf)
        .map(({ id, name }) => [name, message(`team.${id}.position`), message(messageId('team', id, 'description'))]);
    case 'drawing':
      return textsOf(prefix, itemsOfDrawing[section.drawing]);
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
  const service = services[slug];
  const prefix = `service.${slug}`;
  const say = (...parts: string[]) => message(messageId(prefix, ...parts));

  test(`${slug} has everything that a service page has`, async ({ page, site }) => {
    await site.open(`/services/${slug}`);
    const main = page.getByRole('main');
    const part = (heading: string) => sectionOf(page, heading);

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('hero.title'));
    // A drawing may show the page itself in small.
    await expect(main.getByText(say('hero.lead')).first()).toBeVisible();
    await expect(main.getByRole('button', { name: message('common.contactUs'), exact: true }).first()).toBeInViewport();

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
      const logos = part(say('technologies.heading'));
      await expect(logos.getByRole('listitem')).toHaveText(service.technologies.map((key) => technologies[key]));
    }

    if (service.why.length > 0) {
      const points = service.why.map((id) => [say('why', id, 'title'), say('why', id, 'text')]);
      await expectItems(part(say('why.heading')).getByRole('list'), points);
    }

    const stories = part(say('stories.heading')).getByRole('heading', { level: 3 }).getByRole('link');
    await expect(stories).toHaveText(service.picks.map((id) => message(`caseStudy.${slugOfId(id)}.card.title`)));
    await expect(main.getByRole('heading', { name: say('cta.heading') })).toBeVisible();
  });
}

test('what the week has built can be tried', async ({ page, site }) => {
  await site.open('/services/web-development');
  const friday = page.getByRole('listitem').filter({ hasText: message('service.web-development.approach.show.title') });
  const shipped = friday.getByRole('checkbox', {
    name: message('service.web-development.approach.button'),
    exact: true,
  });
  await friday.getByText(message('service.web-development.approach.button'), { exact: true }).click();
  await expect(shipped).toBeChecked();
  await shipped.press('Space');
  await expect(shipped).not.toBeChecked();
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
  await expect(process.getByRole('list').last().getByRole('listitem')).toHaveText(
    ['details', 'idea', 'use'].map((id) => message(`service.product-design.process.loop.${id}`)),
  );
  const description = process.getByText(message('service.product-design.process.description'));
  await expect(description).toBeHidden();
  await process.getByText(message('service.product-design.process.inWords')).click();
  await expect(description).toBeVisible();
});

/** The way that the heads of arrows on some elements point to: 1 to the right, -1 to the left. */
const pointing = (items: Locator, pseudo: '::after' | '::before') =>
  items.evaluateAll(
    (elements, part) =>
      elements.map((element) => {
        const { clipPath, transform } = getComputedStyle(element, part);
        const points = Array.from(clipPath.matchAll(/([\d.]+)(?:%|px) ([\d.]+)(?:%|px)/g), ([, x, y]) => [
          Number(x),
          Number(y),
        ]);
        // The tip is the point between the others, from top to bottom.
        const [tip = Number.NaN] = points.find(([, y]) => y === 50) ?? [];
        return Math.sign(tip - 50) * Math.sign(new DOMMatrix(transform).a);
      }),
    pseudo,
  );

const startsOf = (items: Locator) =>
  items.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().x));

/** The steps and the loops of the design process, on a page that is hydrated. */
async function openProcess(page: Page, locale: Locale, width: number) {
  const said = messagesIn(locale);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(hrefOf('/services/product-design', locale));
  await createSite(page, said).hydrated();
  const process = page.getByRole('figure').filter({ hasText: said('service.product-design.process.inWords') });
  const items = (list: Locator) => list.getByRole('listitem');
  return { steps: items(process.getByRole('list').first()), loops: items(process.getByRole('list').last()) };
}

for (const locale of [sourceLocale, ...rightToLeft]) {
  const onward = localeFacts[locale].direction === 'rtl' ? -1 : 1;

  test(`the arrows of the design process point along the line of text in ${localeFacts[locale].name}`, async ({
    page,
  }) => {
    const { steps, loops } = await openProcess(page, locale, 1440);
    const starts = await startsOf(steps);
    expect(starts).toEqual(starts.toSorted((a, b) => onward * (a - b)));
    expect(await pointing(steps, '::before')).toEqual([Number.NaN, ...starts.slice(1).map(() => onward)]);

    // Upright, it is the loops that lead back into a step.
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(async () => new Set(await startsOf(steps)).size).toBe(1);
    expect(await pointing(loops, '::after')).toEqual([onward, onward, onward]);
  });
}
