import type { Page } from '@playwright/test';
import { caseStudySlugs, featuredSlugs } from '../../src/content/caseStudies';
import { industryTags, serviceTags, type Tag } from '../../src/content/tags';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { commonTag, rareTag, studiesTagged } from '../support/samples';
import { sectionOf } from '../support/site';

const path = '/case-studies';

function indexOn(page: Page) {
  const list = sectionOf(page, message('caseStudies.list.heading'));
  return {
    list,
    entry: (tag: Tag) =>
      list.getByRole('link', { name: `${message(`tags.${tag}`)} ${studiesTagged(tag).length}`, exact: true }),
    cards: list.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }),
  };
}

test('the index names every industry and service with its number of case studies, and its links set the filter', async ({
  page,
  site,
}) => {
  const { list, entry, cards } = indexOn(page);
  await site.open(path);
  for (const [name, tags] of [
    ['industry', industryTags],
    ['service', serviceTags],
  ] as const) {
    const names = list.getByRole('list', { name: message(`caseStudies.filter.${name}`), exact: true });
    await expect(names.getByRole('listitem')).toHaveText(
      tags.map((tag) => `${message(`tags.${tag}`)} ${studiesTagged(tag).length}`),
    );
  }
  await entry(commonTag).click();
  await expect(page).toHaveURL(`${path}?filter=${commonTag}`);
  await expect(cards).toHaveCount(studiesTagged(commonTag).length);
  await expect(entry(commonTag)).toHaveAttribute('aria-current', 'true');
  await expect(list.locator('[aria-current]')).toHaveCount(1);
  await expect(list.getByLabel(message('caseStudies.filter.label'))).toHaveValue(commonTag);
  // Without script the link sets the filter too.
  await expect(entry(rareTag)).toHaveAttribute('href', `${path}?filter=${rareTag}#by-subject`);
});

test('the choice of an entry shows its first matches, and scrolls only if they are not in view', async ({
  page,
  site,
}) => {
  const { entry, cards } = indexOn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.open(path);
  await entry(rareTag).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    document.querySelector('[href*="filter="]')?.scrollIntoView();
  });
  const place = await entry(commonTag).boundingBox();
  // By keyboard: Firefox's driver scrolls before it clicks.
  await entry(commonTag).press('Enter');
  await expect(cards.first()).toBeInViewport();
  expect((await entry(commonTag).boundingBox())?.y).toBe(place?.y);

  await page.setViewportSize({ width: 390, height: 844 });
  await entry(rareTag).click();
  await expect(cards).toHaveCount(studiesTagged(rareTag).length);
  await expect(page.getByRole('status').filter({ hasText: message(`tags.${rareTag}`) })).toBeInViewport();
});

test('the names of the studies without a card are links until their cards appear', async ({ page, site }) => {
  await site.open(path);
  const { list } = indexOn(page);
  const names = caseStudySlugs.filter((slug) => !featuredSlugs.includes(slug));
  const links = list.locator('li > span a[href^="/case-studies/"]');
  const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await hrefs()).toEqual(names.map((slug) => `/case-studies/${slug}`));
  await expect(links.first()).toBeVisible();
  await list.getByRole('button', { name: message('caseStudies.list.showAll') }).click();
  await expect(links).toHaveCount(0);
});
