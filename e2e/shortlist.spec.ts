import type { Page } from '@playwright/test';
import type { CaseStudySlug } from '../src/content/caseStudies';
import { expect, test } from './fixtures';
import { message, messagesIn } from './messages';
import { comparePage, namesOf } from './pages/comparePage';
import { walkFocus } from './pages/focusWalk';
import { createSite } from './pages/site';

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
  await add('pet-parker').first().focus();
  await page.keyboard.press('Enter');
  await tells(['pet-parker']);
  await expect(remove('pet-parker').first()).toBeFocused();

  await page
    .getByRole('link', { name: message('caseStudy.sekr.card.title') })
    .first()
    .click();
  await site.hydrated();
  await add('sekr').first().click();
  // At the start and at the end of the text.
  await expect(remove('sekr')).toHaveCount(2);
  await tells(['pet-parker', 'sekr']);
  await compare.click();
  await expect(page).toHaveURL('/case-studies/compare?studies=pet-parker,sekr');
  await expect.poll(comparePage(page).columns).toEqual(namesOf(['pet-parker', 'sekr']));
  await expect(bar).toHaveCount(0);

  await comparePage(page).box('sekr').click();
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
  await tells(['pet-parker']);
  await site.footer.getByRole('link', { name: message('common.compare') }).click();
  await expect(page).toHaveURL('/case-studies/compare?studies=pet-parker');
});

test('a fifth is told why not, and the list can be emptied; nothing of it is stored', async ({ page, site }) => {
  const { add, bar, clear, tells } = shortlist(page);
  await page.goto('/case-studies?show=all');
  await site.hydrated();
  const four = ['pet-parker', 'sekr', 'favro', 'unloc'] as const;
  for (const slug of four) await add(slug).first().click();
  await tells(four);
  await add('zcloud').click();
  await expect(page.getByRole('alert')).toHaveText(message('compare.shortlist.full'));
  await expect(add('zcloud')).toBeVisible();
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
    await site.open('/case-studies/favro');
    await add('favro').first().click();
    await tells(['favro']);
    await expect(bar).toBeInViewport();
    expect((await walkFocus(page)).faults).toEqual([]);
    await expectAccessible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}

test('from right to left the bar begins at the right', async ({ page }) => {
  const said = messagesIn('ar');
  const { add, bar, compare, tells } = shortlist(page, said);
  await page.goto('/ar/case-studies/favro');
  await createSite(page, said).hydrated();
  await add('favro').first().click();
  await tells(['favro']);
  const [words, link] = [await bar.getByRole('status').boundingBox(), await compare.boundingBox()];
  expect(words?.x).toBeGreaterThan(link?.x ?? Infinity);
});
