import type { Page } from '@playwright/test';
import { type CaseStudySlug, caseStudySlugs, featuredSlugs } from '../../src/content/caseStudies';
import { hrefOf } from '../../src/routes';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { comparePage, namesOf } from '../support/comparePage';
import { walkFocus } from '../support/focusWalk';
import { fiveStudies, rightToLeft } from '../support/samples';
import { createSite } from '../support/site';

/** Two that the list shows at once, and three more. */
const [one = fiveStudies[0], two = fiveStudies[1]] = featuredSlugs;
const [three = one, four = one, fifth = one] = caseStudySlugs.filter((slug) => !featuredSlugs.includes(slug));
const listed = [one, two, three, four];

function shortlist(page: Page, said = message) {
  const bar = page.getByRole('region', { name: said('compare.bar.label'), exact: true });
  const named = (action: 'add' | 'remove', slug: CaseStudySlug) =>
    page.getByRole('button', {
      name: said(`compare.shortlist.${action}Named`, { title: said(`caseStudy.${slug}.card.title`) }),
    });
  return {
    bar,
    add: (slug: CaseStudySlug) => named('add', slug),
    remove: (slug: CaseStudySlug) => named('remove', slug),
    compare: bar.getByRole('link', { name: said('compare.bar.compare') }),
    clear: bar.getByRole('button', { name: said('compare.bar.clear') }),
    tells: async (slugs: readonly CaseStudySlug[]) => {
      const name = namesOf(slugs).join(', ');
      await expect(bar.getByRole('status')).toHaveText(said('compare.bar.names', { count: slugs.length, name }));
    },
  };
}

test('case studies are put aside from the list and from their pages, by keyboard, and compared', async ({
  page,
  site,
}) => {
  const { add, remove, bar, compare, tells } = shortlist(page);
  await site.open('/case-studies');
  await expect(bar).toHaveCount(0);
  await add(one).first().focus();
  await page.keyboard.press('Enter');
  await tells([one]);
  await expect(remove(one).first()).toBeFocused();

  await page
    .getByRole('link', { name: message(`caseStudy.${two}.card.title`) })
    .first()
    .click();
  await site.hydrated();
  await add(two).first().click();
  // At the start and at the end of the text.
  await expect(remove(two)).toHaveCount(2);
  await tells([one, two]);
  await compare.click();
  await expect(page).toHaveURL(`/case-studies/compare?studies=${one},${two}`);
  await expect.poll(comparePage(page).columns).toEqual(namesOf([one, two]));
  await expect(bar).toHaveCount(0);

  await comparePage(page).box(two).click();
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
  await tells([one]);
  await site.footer.getByRole('link', { name: message('common.compare') }).click();
  await expect(page).toHaveURL(`/case-studies/compare?studies=${one}`);
});

test('a fifth is told why not, and the list can be emptied; nothing of it is stored', async ({ page, site }) => {
  const { add, bar, clear, tells } = shortlist(page);
  await page.goto('/case-studies?show=all');
  await site.hydrated();
  for (const slug of listed) await add(slug).first().click();
  await tells(listed);
  await add(fifth).click();
  await expect(page.getByRole('alert')).toHaveText(message('compare.shortlist.full'));
  await expect(add(fifth)).toBeVisible();
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(kept).toEqual([0, 0, '']);
  await clear.click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`at ${width} px the bar covers nothing that has the focus, has no violation, and is not printed`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { add, bar, tells } = shortlist(page);
    await site.open(`/case-studies/${one}`);
    await add(one).first().click();
    await tells([one]);
    await expect(bar).toBeInViewport();
    expect((await walkFocus(page)).faults).toEqual([]);
    await expectAccessible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}

for (const locale of rightToLeft) {
  test(`the bar begins at the right in ${locale}`, async ({ page }) => {
    const said = messagesIn(locale);
    const { add, compare, clear, tells } = shortlist(page, said);
    await page.goto(hrefOf(`/case-studies/${one}`, locale));
    await createSite(page, said).hydrated();
    await add(one).first().click();
    await tells([one]);
    const [link, button] = [await compare.boundingBox(), await clear.boundingBox()];
    expect(link?.x).toBeGreaterThan(button?.x ?? Infinity);
  });
}
