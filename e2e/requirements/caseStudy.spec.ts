import { expect, test } from '../fixtures';

const subjects = {
  bemarke: /restaurant CRM/i,
  eatfresh: /meal-prep e-commerce platform/i,
  favro: /planning tool/i,
  lempire: /email outreach tool/i,
  meteor: /JavaScript framework.*Fibers/is,
  'monti-apm': /app performance monitor/i,
  pathable: /events platform/i,
  sekr: /camping app.*AI trip planner/is,
  'pet-parker': /pet safety station/i,
  polidigital: /messaging platform/i,
  sneakpeek: /fintech startup/i,
  sostena: /agricultur.*supply[- ]chain planner|supply[- ]chain planner.*agricultur/is,
  unloc: /customer experience suite/i,
  zcloud: /cloud hosting platform/i,
  // The requirements name none.
  aklivity: /real-time data/i,
};

for (const [slug, subject] of Object.entries(subjects)) {
  test(`Case study subjects: ${slug} is ${subject.source}`, async ({ page }) => {
    await page.goto(`/case-studies/${slug}`);
    const main = page.getByRole('main');
    await test.step('subject', async () => {
      await expect.soft(main).toContainText(subject);
    });
    await test.step('Header: title, photo or image', async () => {
      await expect.soft(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.soft(main.getByRole('img').first()).toBeVisible();
    });
    await test.step('Sidebar: Company, About, Industry, Company size (only if present), Location, Product link, services, Tech stack icons (only if non-empty)', async () => {
      const term = (name: string | RegExp) => main.getByRole('term').filter({ hasText: name });
      for (const name of [/^Company$/, /^About$/, /^Industry$/, /^Location$/, /^Product link$/, /^Services$/]) {
        await expect.soft(term(name)).toBeVisible();
      }
      for (const fact of await main.getByRole('definition').all()) await expect.soft(fact).not.toBeEmpty();
      await expect.soft(main.getByRole('definition').getByRole('link').first()).toHaveAttribute('href', /^https:/);
    });
    await test.step('At the end a ‘Read another case study’ card', async () => {
      await expect.soft(main.getByRole('heading', { name: 'Read another case study' })).toBeVisible();
      const next = main.getByRole('heading', { level: 3 }).getByRole('link').last();
      await expect.soft(next).toHaveAttribute('href', new RegExp(`^/case-studies/(?!${slug}$)[a-z-]+$`));
    });
  });
}

test('Header: title, author name, position, photo, logo or featured image; article: testimonial if present, then rich text', async ({
  page,
}) => {
  await page.goto('/case-studies/sostena');
  const main = page.getByRole('main');
  await expect(main.getByText('Clara Nygaard').first()).toBeVisible();
  await expect(main.getByText('Operations director').first()).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.getByRole('blockquote')).toBeVisible();
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(main.getByRole('term').filter({ hasText: 'Company size' })).toBeVisible();
  await expect(main.getByRole('img', { name: 'MongoDB', exact: true })).toBeVisible();
  await expect(main).toHaveText(/load time down about 60% on average/i);

  await test.step('no testimonial, and no company size', async () => {
    await page.goto('/case-studies/zcloud');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('article').getByRole('blockquote')).toHaveCount(0);
    await expect(main.getByRole('term').filter({ hasText: 'Company size' })).toHaveCount(0);
  });
});

test('Cloud hosting platform: narrative on colour scheme, component library, MVP design, ‘Apply Changes’ review feature, prototype videos, marketing website', async ({
  page,
}) => {
  await page.goto('/case-studies/zcloud');
  const words = [
    'colou?r scheme',
    'component library',
    'MVP',
    'Apply Changes',
    'prototype videos',
    'marketing website',
  ];
  const palette = ['9 blocks', '100', '900', 'four shades', 'four tints'];
  for (const word of [...words, ...palette])
    await expect.soft(page.getByRole('article')).toContainText(new RegExp(word, 'i'));
});

test('Random next case study: random index; if equal to the current study, move to the next, wrapping to first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const value = Number(new URLSearchParams(location.search).get('random'));
    Math.random = () => value;
  });
  const seen = new Set<string | null>();
  for (const random of [0, 0.2, 0.4, 0.6, 0.999]) {
    await page.goto(`/case-studies/favro?random=${random}`);
    const next = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').last();
    // The picked study takes the place of the one in the HTML, which is the same each time.
    await expect.poll(async () => seen.has(await next.getAttribute('href'))).toBe(false);
    seen.add(await next.getAttribute('href'));
  }
  expect(seen).not.toContain('/case-studies/favro');
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/case-studies\/(?!favro)/);
});
