import type { Page } from '@playwright/test';
import { services } from '../../src/content/services';
import { type ServiceSlug, serviceSlugs } from '../../src/content/serviceSlugs';
import { messageId } from '../../src/i18n/messageId';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { readDocument, textsOf } from '../support/htmlDocument';
import { firstService } from '../support/samples';

/** Services whose work is drawn in a section, with the section's heading. */
const drawn = serviceSlugs.flatMap((slug) =>
  services[slug].sections.flatMap(({ kind, id }) =>
    kind === 'work' ? { path: `/services/${slug}`, heading: message(messageId('service', slug, id, 'heading')) } : [],
  ),
);

const address = `/services/${firstService}`;

const slabOf = (page: Page) => page.getByRole('main').getByRole('figure').first();

test('the slab goes on to the edge of the window, and lies beside the words where there is room', async ({ page }) => {
  for (const [path, width] of [
    [address, 1440],
    [address, 1920],
    [`/ar${address}`, 1440],
    [address, 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const { start, end, top } = await slabOf(page).evaluate((slab) => {
      const { left, right, top } = slab.getBoundingClientRect();
      const wide = document.documentElement.clientWidth;
      return document.dir === 'rtl' ? { start: wide - right, end: left, top } : { start: left, end: wide - right, top };
    });
    expect(end, `${path} ${width}`).toBe(0);
    const isBeside = width >= 1200;
    expect(start > 0, `${path} ${width}`).toBe(isBeside);
    expect(top < 120, `${path} ${width}`).toBe(isBeside);
  }
});

test('the largest paint is text, though the picture has come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-pictured');
  const largest = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
          resolve(entry.element?.tagName);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(['H1', 'P']).toContain(largest);
});

test('no line is left empty between the title and the text of a part of the work', async ({ page }) => {
  for (const { path, heading } of drawn) {
    await page.goto(path);
    const section = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
    const cells = section.getByRole('list').getByRole('listitem');
    expect(await cells.count(), path).toBeGreaterThan(2);
    for (const cell of await cells.all()) {
      const title = await cell.getByRole('heading').boundingBox();
      const text = await cell.getByRole('paragraph').last().boundingBox();
      if (title === null || text === null) throw new Error(`${path}: a part has no title or no text`);
      const isBelow = text.x < title.x + title.width && text.x + text.width > title.x;
      if (isBelow) expect(text.y - title.y - title.height, await cell.innerText()).toBeLessThan(20);
    }
  }
});

test('on a phone the verdicts of the evaluation are all beside their checks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hasEvaluation = (slug: ServiceSlug) => services[slug].sections.some(({ kind }) => kind === 'evaluation');
  const evaluated = serviceSlugs.find(hasEvaluation);
  test.skip(evaluated === undefined, 'No service has an evaluation');
  await page.goto(`/services/${evaluated}`);
  const say = (id: 'met' | 'missed') => message(messageId(`service.${evaluated}.evaluation`, id));
  const checks = page.getByRole('listitem').filter({ hasText: new RegExp(`(?:${say('met')}|${say('missed')})$`) });
  await expect(checks).toHaveCount(3);
  for (const check of await checks.all()) {
    const [text, verdict] = await Promise.all(
      (await check.getByRole('paragraph').all()).map((words) => words.boundingBox()),
    );
    expect(verdict?.x).toBeGreaterThan((text?.x ?? 390) + (text?.width ?? 0));
  }
});

test('a service has one name in menu, footer and the list of a service page', async ({ request }) => {
  const html = await readDocument(request, address);
  const namesIn = (part: 'footer' | 'header' | 'main') =>
    serviceSlugs.map((slug) => {
      const links = html.all(part).flatMap((element) => element.all('a'));
      const own = links.filter(
        ({ attributes }) => attributes['href'] === `/services/${slug}` && !attributes['hreflang'],
      );
      return textsOf(own).at(-1);
    });
  expect(namesIn('header')).toEqual(serviceSlugs.map((slug) => message(`common.nav.service.${slug}`)));
  expect(namesIn('footer')).toEqual(namesIn('header'));
  expect(namesIn('main')).toEqual(namesIn('header'));
});
