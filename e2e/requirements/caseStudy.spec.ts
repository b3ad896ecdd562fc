import { expect, test } from '../fixtures';
import { readDocument } from '../support/htmlDocument';

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
  // The requirements name no technology.
  aklivity: /real-time data/i,
};

test('Case study subjects', async ({ request }) => {
  for (const [slug, subject] of Object.entries(subjects)) {
    const html = await readDocument(request, `/case-studies/${slug}`);
    expect.soft(html.all('main')[0]?.text, slug).toMatch(subject);
  }
});

const figures = {
  sostena: /load time down about 60% on average/i,
  polidigital: /hosting cost down 30%/i,
  sekr: /60,000 camp locations.*80,000 users/is,
  'pet-parker': /delivered in under 3 months/i,
  lempire: /45 days for one browser extension/i,
  zcloud: /renamed in 2024/i,
};

test('Figures of case studies', async ({ request }) => {
  for (const [slug, figure] of Object.entries(figures)) {
    const html = await readDocument(request, `/case-studies/${slug}`);
    expect.soft(html.all('main')[0]?.text, slug).toMatch(figure);
  }
});

test('Header: title, author name, position, photo, logo or featured image; article: testimonial if present, then rich text', async ({
  page,
}) => {
  await page.goto('/case-studies/sostena');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main.getByText('Clara Nygaard').first()).toBeVisible();
  await expect(main.getByText('Operations director').first()).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.getByRole('blockquote')).toBeVisible();
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const terms = ['Company', 'About', 'Industry', 'Company size', 'Location', 'Product link', 'Services', 'Tech stack'];
  await expect(main.getByRole('term')).toHaveText(terms);
  await expect(main.getByRole('img', { name: 'MongoDB', exact: true })).toBeVisible();

  await test.step('no testimonial, and no company size', async () => {
    await page.goto('/case-studies/zcloud');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('article').getByRole('blockquote')).toHaveCount(0);
    await expect(main.getByRole('term').filter({ hasText: 'Company size' })).toHaveCount(0);
  });
});

test('Cloud hosting platform: narrative on colour scheme, component library, MVP design, ‘Apply Changes’ review feature, prototype videos, marketing website', async ({
  request,
}) => {
  const [article] = (await readDocument(request, '/case-studies/zcloud')).all('article');
  const words = [
    'colou?r scheme',
    'component library',
    'MVP',
    'Apply Changes',
    'prototype videos',
    'marketing website',
  ];
  const palette = ['9 blocks', '100', '900', 'four shades', 'four tints'];
  for (const word of [...words, ...palette]) expect.soft(article?.text).toMatch(new RegExp(word, 'i'));
});
