import type { Page } from '@playwright/test';
import { type CaseStudySlug, caseStudySlugs, featuredCaseStudies, slugOfId } from '../../src/content/caseStudies';
import { industryTags, serviceTags, type Tag } from '../../src/content/tags';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { hold } from '../support/held';
import { commonTag, otherTag, rareTag, studiesTagged } from '../support/samples';
import { sectionOf } from '../support/sectionOf';
import { message } from '../messages';

const tags: readonly Tag[] = [...industryTags, ...serviceTags];
const featured = featuredCaseStudies.map(slugOfId);
const others = caseStudySlugs.filter((slug) => !featured.includes(slug));
const titlesOf = (slugs: readonly CaseStudySlug[]) => slugs.map((slug) => message(`caseStudy.${slug}.card.title`));
const matchesOf = studiesTagged;

function listPage(page: Page) {
  const list = sectionOf(page, message('caseStudies.list.heading'));
  const filter = list.getByLabel(message('caseStudies.filter.label'));
  return {
    list,
    filter,
    status: list.getByRole('status'),
    showAll: list.getByRole('button', { name: message('caseStudies.list.showAll') }),
    clear: list.getByRole('button', { name: message('caseStudies.filter.reset') }),
    featured: sectionOf(page, message('caseStudies.featured.heading')),
    choose: async (tag: Tag | 'all') => {
      await filter.selectOption(tag === 'all' ? message('caseStudies.filter.all') : message(`tags.${tag}`));
    },
    expectListed: async (slugs: readonly CaseStudySlug[]) => {
      await expect(list.getByRole('heading', { level: 3 })).toHaveText(titlesOf(slugs));
    },
    expectTagged: async (tag: Tag) => {
      const values = { count: matchesOf(tag).length, filter: message(`tags.${tag}`) };
      await expect(list.getByRole('status')).toHaveText(message('caseStudies.list.count', values));
    },
  };
}

test('shows the three featured studies, and the others on request', async ({ page }) => {
  const { list, featured: top, showAll, status, expectListed } = listPage(page);
  await page.goto('/case-studies');
  await expect(top.getByRole('heading', { level: 3 })).toHaveText(titlesOf(featured));
  await expectListed([]);
  await expect(status).toHaveText(message('caseStudies.list.hint'));

  await showAll.click();
  await expectListed(others);
  await expect(status).toHaveText(message('caseStudies.list.countAll'));
  await expect(list.getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL('/case-studies?show=all');

  await page.reload();
  await expectListed(others);
  await page.goBack();
  await expectListed([]);
});

test('lists every match of each filter, featured ones too', async ({ page }) => {
  const { choose, expectListed, expectTagged } = listPage(page);
  await page.goto('/case-studies');
  for (const tag of tags) {
    await choose(tag);
    await expectListed(matchesOf(tag));
    await expectTagged(tag);
    await expect(page).toHaveURL(`/case-studies?filter=${tag}`);
  }
});

test('keeps the filter in the address and in the history', async ({ page, site }) => {
  const { filter, choose, expectListed, showAll } = listPage(page);
  await site.open('/case-studies');
  await choose(commonTag);
  await choose(otherTag);
  await page.goBack();
  await expectListed(matchesOf(commonTag));
  await expect(filter).toHaveValue(commonTag);
  await page.goBack();
  await expectListed([]);
  await expect(filter).toHaveValue('all');
  await expect(showAll).toBeVisible();
  await page.goForward();
  await expectListed(matchesOf(commonTag));

  await page.reload();
  await expectListed(matchesOf(commonTag));
  await expect(filter).toHaveValue(commonTag);
});

test('opens a filtered address at its matches, below the featured studies', async ({ page, site }) => {
  const { expectListed, filter, featured: top } = listPage(page);
  await page.goto(`/case-studies?filter=${commonTag}`);
  await expectListed(matchesOf(commonTag));
  await expect(filter).toBeInViewport();
  await expect(top.getByRole('heading', { level: 3 })).toHaveText(titlesOf(featured));
  await site.open('/about-us');
  await site.open('/case-studies');
  await expect(top.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(filter).not.toBeInViewport();
});

test('takes an unknown filter as all', async ({ page }) => {
  const { filter, showAll, expectListed } = listPage(page);
  await page.goto('/case-studies?filter=submarines');
  await expect(showAll).toBeVisible();
  await expect(filter).toHaveValue('all');
  await expectListed([]);
});

test('clears the filter and leaves the focus on it', async ({ page }) => {
  const { filter, clear, expectListed } = listPage(page);
  await page.goto(`/case-studies?filter=${rareTag}`);
  await expectListed(matchesOf(rareTag));
  await clear.click();
  await expectListed([]);
  await expect(clear).toBeHidden();
  await expect(filter).toBeFocused();
  await expect(page).toHaveURL('/case-studies');
});

test('keeps all studies on show when a filter is taken off again', async ({ page }) => {
  const { choose, expectListed } = listPage(page);
  await page.goto('/case-studies?show=all');
  await expectListed(others);
  await choose(rareTag);
  await expectListed(matchesOf(rareTag));
  await choose('all');
  await expectListed(others);
});

test('keeps a choice made before the page is hydrated', async ({ page }) => {
  const { choose, filter, expectListed } = listPage(page);
  const held = await hold(page, '**/common.json');
  await page.goto('/case-studies', { waitUntil: 'commit' });
  await choose(rareTag);
  held.release();
  await expectListed(matchesOf(rareTag));
  await expect(filter).toHaveValue(rareTag);
});

test('announces in a region that is always the same', async ({ page }) => {
  const { status, choose, expectTagged } = listPage(page);
  await page.goto('/case-studies');
  const region = await status.elementHandle();
  await choose(commonTag);
  await expectTagged(commonTag);
  expect(await region?.textContent()).toBe(await status.textContent());
});

test('has a filter of two groups, 220 pixels wide', async ({ page }) => {
  const { filter } = listPage(page);
  await page.goto('/case-studies');
  await expect(filter.getByRole('option')).toHaveText([
    message('caseStudies.filter.all'),
    ...tags.map((tag) => message(`tags.${tag}`)),
  ]);
  const groups = await filter.evaluate((select: HTMLSelectElement) =>
    Array.from(select.options, ({ parentElement: group }) => (group instanceof HTMLOptGroupElement ? group.label : '')),
  );
  expect(groups).toEqual([
    '',
    ...industryTags.map(() => message('caseStudies.filter.industry')),
    ...serviceTags.map(() => message('caseStudies.filter.service')),
  ]);
  const width = await filter.evaluate((select) => select.parentElement?.getBoundingClientRect().width);
  expect(width).toBe(220);
});

test('shows what the browser’s own search finds', async ({ page }) => {
  const { list, showAll, expectListed } = listPage(page);
  await page.goto('/about-us');
  await page.goto('/case-studies');
  await expect(showAll).toBeVisible();
  await list.getByText(titlesOf(others).at(-1) ?? '').dispatchEvent('beforematch');
  await expectListed(others);
  await expect(page).toHaveURL('/case-studies?show=all');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('shows every study in print', async ({ page }) => {
  const { filter, showAll, expectListed } = listPage(page);
  await page.goto('/case-studies');
  await expect(showAll).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectListed(others);
  await expect(filter).toBeHidden();
  await expect(showAll).toBeHidden();
});

test.describe('without script', () => {
  needs('javaScriptOff');
  test.use({ javaScriptEnabled: false });

  test('shows every study and no control that would do nothing', async ({ page }) => {
    const { filter, showAll, expectListed } = listPage(page);
    await page.goto('/case-studies');
    await expectListed(others);
    await expect(filter).toBeHidden();
    await expect(showAll).toBeHidden();
  });
});

test('has cards that are one link each', async ({ page }) => {
  const { list } = listPage(page);
  await page.goto(`/case-studies?filter=${commonTag}`);
  await list
    .getByRole('listitem')
    .first()
    .click({ position: { x: 24, y: 24 } });
  await expect(page).toHaveURL(`/case-studies/${matchesOf(commonTag)[0]}`);
});

test('is accessible with all studies on show', async ({ page, expectAccessible }) => {
  const { expectListed } = listPage(page);
  await page.goto('/case-studies?show=all');
  await expectListed(others);
  await expectAccessible();
});
