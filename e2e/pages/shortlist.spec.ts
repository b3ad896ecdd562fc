import type { Page } from '@playwright/test';
import { type CaseStudySlug, caseStudySlugs, featuredSlugs } from '../../src/content/caseStudies';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { comparePage, namesOf } from '../support/comparePage';
import { walkFocus } from '../support/focusWalk';
import { fiveStudies } from '../support/samples';
import { needsPart } from '../support/needsPart';

needsPart('compare');

/** Two case studies that the list shows at first, and three more. */
const [one = fiveStudies[0], two = fiveStudies[1]] = featuredSlugs;
const [three = one, four = one, fifth = one] = caseStudySlugs.filter((slug) => !featuredSlugs.includes(slug));

function shortlist(page: Page) {
  const bar = page.getByRole('region', { name: message('compare.bar.label'), exact: true });
  const named = (action: 'add' | 'remove', slug: CaseStudySlug) =>
    page.getByRole('button', {
      name: message(`compare.shortlist.${action}Named`, { title: message(`caseStudy.${slug}.card.title`) }),
    });
  return {
    bar,
    add: (slug: CaseStudySlug) => named('add', slug),
    remove: (slug: CaseStudySlug) => named('remove', slug),
    compare: bar.getByRole('link', { name: message('compare.bar.compare') }),
    clear: bar.getByRole('button', { name: message('compare.bar.clear') }),
    expectListed: async (slugs: readonly CaseStudySlug[]) => {
      const name = namesOf(slugs).join(', ');
      await expect(bar.getByRole('status')).toHaveText(message('compare.bar.names', { count: slugs.length, name }));
    },
  };
}

test('case studies are added from the list and from their pages, by keyboard, and compared', async ({ page, site }) => {
  const { add, remove, bar, compare, expectListed } = shortlist(page);
  await site.open('/case-studies');
  await expect(bar).toHaveCount(0);
  await add(one).first().focus();
  await page.keyboard.press('Enter');
  await expectListed([one]);
  await expect(remove(one).first()).toBeFocused();
  await page
    .getByRole('link', { name: message(`caseStudy.${two}.card.title`) })
    .first()
    .click();
  await site.hydrated();
  await add(two).first().click();
  // One button is above the text, one is below it.
  await expect(remove(two)).toHaveCount(2);
  await expectListed([one, two]);
  await compare.click();
  await expect(page).toHaveURL(`/case-studies/compare?studies=${one},${two}`);
  await expect.poll(comparePage(page).columns).toEqual(namesOf([one, two]));
  await expect(bar).toHaveCount(0);

  await comparePage(page).box(two).click();
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
  await expectListed([one]);
  await site.footer.getByRole('link', { name: message('common.compare') }).click();
  await expect(page).toHaveURL(`/case-studies/compare?studies=${one}`);
});

test('a fifth case study is refused with the reason; the list can be emptied, and is neither printed nor stored', async ({
  page,
  site,
}) => {
  const { add, bar, clear, expectListed } = shortlist(page);
  await page.goto('/case-studies?show=all');
  await site.hydrated();
  for (const slug of [one, two, three, four]) await add(slug).first().click();
  await expectListed([one, two, three, four]);
  await add(fifth).click();
  await expect(page.getByRole('alert')).toHaveText(message('compare.shortlist.full'));
  await expect(add(fifth)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(kept).toEqual([0, 0, '']);
  await clear.click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('on a phone the bar covers nothing that has the focus, and has no violation', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { add, bar, expectListed } = shortlist(page);
  await site.open(`/case-studies/${one}`);
  await add(one).first().click();
  await expectListed([one]);
  await expect(bar).toBeInViewport();
  expect((await walkFocus(page)).faults).toEqual([]);
  await expectAccessible();
});
