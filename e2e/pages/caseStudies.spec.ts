import type { Page } from '@playwright/test';
import { type CaseStudySlug, caseStudySlugs, featuredCaseStudies, slugOfId } from '../../src/content/caseStudies';
import type { Tag } from '../../src/content/tags';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { watchLiveRegions } from '../support/liveRegions';
import { commonTag, otherTag, rareTag, studiesTagged } from '../support/samples';
import { sectionOf } from '../support/site';

const path = '/case-studies';
const featuredSlugs = featuredCaseStudies.map(slugOfId);
const others = caseStudySlugs.filter((slug) => !featuredSlugs.includes(slug));
const titlesOf = (slugs: readonly CaseStudySlug[]) => slugs.map((slug) => message(`caseStudy.${slug}.card.title`));

function listPage(page: Page) {
  const list = sectionOf(page, message('caseStudies.list.heading'));
  const filter = list.getByLabel(message('caseStudies.filter.label'));
  return {
    list,
    filter,
    status: list.getByRole('status'),
    showAll: list.getByRole('button', { name: message('caseStudies.list.showAll') }),
    clear: list.getByRole('button', { name: message('caseStudies.filter.reset') }),
    featured: sectionOf(page, message('caseStudies.featured.heading')).getByRole('heading', { level: 3 }),
    choose: (tag: Tag) => filter.selectOption(message(`tags.${tag}`)),
    expectListed: (slugs: readonly CaseStudySlug[]) =>
      expect(list.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(titlesOf(slugs)),
  };
}

test('names the shown studies, prints all of them, and moves the focus to the added ones', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { list, filter, showAll, status, choose, expectListed } = listPage(page);
  await site.open(path);
  const groups = await filter.evaluate((select: HTMLSelectElement) =>
    [...select.children].flatMap((group) => (group instanceof HTMLOptGroupElement ? group.label : [])),
  );
  expect(groups).toEqual([message('caseStudies.filter.industry'), message('caseStudies.filter.service')]);
  await page.emulateMedia({ media: 'print' });
  await expectListed(others);
  await expect(filter).toBeHidden();
  await expect(showAll).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(status).toHaveText(message('caseStudies.list.hint'));
  await showAll.click();
  await expectListed(others);
  await expect(status).toHaveText(message('caseStudies.list.countAll'));
  await expect(list.getByRole('heading', { level: 3 }).first().getByRole('link')).toBeFocused();
  await expectAccessible();
  await choose(rareTag);
  await filter.selectOption(message('caseStudies.filter.all'));
  await expectListed(others);
});

test('a filter shows its matches and says once how many there are; address and history keep it', async ({
  page,
  site,
}) => {
  const { filter, choose, showAll, expectListed } = listPage(page);
  await site.open(path);
  const announced = await watchLiveRegions(page);
  const said: string[] = [];
  for (const tag of [commonTag, otherTag]) {
    await choose(tag);
    await expectListed(studiesTagged(tag));
    await expect(page).toHaveURL(`${path}?filter=${tag}`);
    const values = { count: studiesTagged(tag).length, filter: message(`tags.${tag}`) };
    said.push(message('caseStudies.list.count', values));
    await expect.poll(announced).toEqual(said);
  }
  await page.goBack();
  await expectListed(studiesTagged(commonTag));
  await expect(filter).toHaveValue(commonTag);
  await page.goBack();
  await expectListed([]);
  await expect(filter).toHaveValue('all');
  await expect(showAll).toBeVisible();
  await page.goForward();
  await page.reload();
  await expectListed(studiesTagged(commonTag));
  await expect(filter).toHaveValue(commonTag);
});

test('scrolls a filtered address to its matches, clears the filter and leaves the focus on it', async ({ page }) => {
  const { list, filter, featured, clear, expectListed } = listPage(page);
  await page.goto(`${path}?filter=${rareTag}`);
  await expectListed(studiesTagged(rareTag));
  await expect(filter).toBeInViewport();
  await expect(featured).toHaveText(titlesOf(featuredSlugs));
  await clear.click();
  await expectListed([]);
  await expect(clear).toBeHidden();
  await expect(filter).toBeFocused();
  await expect(page).toHaveURL(path);

  await page.goto(`${path}?filter=submarines`);
  await expect(filter).toHaveValue('all');
  await expect(filter).not.toBeInViewport();
  await expectListed([]);

  // A card is one link, wherever it is clicked.
  await page.goto(`${path}?filter=${commonTag}`);
  const card = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await card.click({ position: { x: 24, y: 24 } });
  await expect(page).toHaveURL(`${path}/${studiesTagged(commonTag)[0]}`);
});

test('shows a hidden study that the browser’s own search finds', async ({ page, site }) => {
  const { list, expectListed } = listPage(page);
  await page.goto('/about-us');
  await site.open(path);
  await list
    .locator('#all-studies')
    .getByText(titlesOf(others).at(-1) ?? '')
    .dispatchEvent('beforematch');
  await expectListed(others);
  await expect(page).toHaveURL(`${path}?show=all`);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});
