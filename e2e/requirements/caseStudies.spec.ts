import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';

const featured = ['pet-parker', 'monti-apm', 'sekr'];

const ofTag = {
  'e-commerce': ['eatfresh'],
  tech: 'sostena sekr pathable meteor monti-apm aklivity unloc lempire favro polidigital zcloud'.split(' '),
  events: ['pathable'],
  camping: ['sekr'],
  fintech: ['sneakpeek'],
  pet: ['pet-parker'],
  agrotech: ['sostena'],
  sales: ['lempire', 'bemarke'],
  crm: ['unloc', 'bemarke', 'polidigital'],
  'project-management': ['favro'],
  'web-dev': ['sostena', 'sekr', 'pathable', 'monti-apm', 'unloc', 'lempire', 'eatfresh', 'favro'],
  'mobile-dev': ['sekr', 'pet-parker', 'sneakpeek', 'bemarke'],
  design: ['sostena', 'pathable', 'pet-parker', 'aklivity', 'zcloud'],
  consulting: ['sostena', 'meteor', 'lempire', 'polidigital'],
  devops: ['monti-apm', 'sneakpeek', 'bemarke', 'polidigital', 'zcloud'],
  'performance-analysis': ['sostena', 'bemarke', 'polidigital'],
  website: ['aklivity', 'eatfresh', 'zcloud'],
  meteor: ['sostena', 'pathable', 'meteor', 'monti-apm', 'lempire', 'favro'],
};

/** The slugs of the studies that the cards lead to, in order. */
const studies = (inside: Locator) =>
  inside
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace('/case-studies/', '')));

test('Heading ‘Featured case studies’ with three featured cards with large image (default ids petparker, montiapm, sekr); with no filter active, non-featured studies are hidden from the short list', async ({
  page,
}) => {
  await page.goto('/case-studies');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Featured case studies', exact: true })).toBeVisible();
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(3);
  expect(await studies(main)).toEqual(featured);
  for (const card of await cards.all()) {
    // The card's words name the study, so its image has no role.
    const image = await card.locator('img').first().boundingBox();
    expect.soft(image?.width).toBeGreaterThan(280);
  }

  await test.step('Then ‘Case studies’ list with an industry/service filter dropdown (220px wide)', async () => {
    await expect(page.getByRole('heading', { name: 'Case studies', exact: true })).toBeVisible();
    const filter = main.getByRole('combobox');
    await expect(filter).toHaveValue('all');
    expect((await filter.boundingBox())?.width).toBe(220);
    await filter.focus();
    await expect
      .poll(() =>
        filter.evaluate((select: HTMLSelectElement) => Array.from(select.options, ({ value }) => value).toSorted()),
      )
      .toEqual(['all', ...Object.keys(ofTag)].toSorted());
  });
  await test.step('a button ‘Show all case studies’ reveals the other twelve', async () => {
    await main.getByRole('button', { name: 'Show all case studies' }).click();
    await expect.poll(async () => new Set(await studies(main)).size).toBe(15);
  });
  await test.step('kept in the address', async () => {
    await page.reload();
    await expect.poll(async () => new Set(await studies(main)).size).toBe(15);
  });
});

test('With a filter, all matching studies show, featured included', async ({ page }) => {
  await page.goto('/case-studies');
  const main = page.getByRole('main');
  const list = main
    .getByRole('list')
    .filter({ has: page.getByRole('heading') })
    .last();
  for (const [tag, expected] of Object.entries(ofTag)) {
    await test.step(tag, async () => {
      await main.getByRole('combobox').selectOption(tag);
      await expect
        .poll(async () => (await studies(list.getByRole('listitem'))).toSorted())
        .toEqual(expected.toSorted());
    });
  }
  await test.step('‘all’ by default', async () => {
    await main.getByRole('combobox').selectOption('all');
    await expect.poll(() => studies(main)).toEqual(featured);
  });
});
