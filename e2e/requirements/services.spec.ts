import { expect, test } from '../fixtures';

const picks = {
  'web-development': ['lempire', 'favro', 'sostena'],
  'mobile-development': ['pet-parker', 'bemarke', 'sneakpeek'],
  'product-design': ['zcloud', 'pathable', 'sostena'],
  consulting: ['polidigital', 'lempire', 'sostena'],
  ai: ['sekr', 'polidigital', 'zcloud'],
  'performance-analysis': ['sostena', 'polidigital', 'bemarke'],
  devops: ['polidigital', 'bemarke', 'sneakpeek'],
  'marketing-websites': ['zcloud', 'aklivity', 'eatfresh'],
  meteor: ['sostena', 'lempire', 'pathable'],
};

const logos: Readonly<Record<string, string>> = { 'web-development': 'React', 'mobile-development': 'Swift' };

for (const [slug, stories] of Object.entries(picks)) {
  test(`/services/${slug} has hero with Contact Us, complete services grid, ‘Get to know us’ with head of service profile, a ‘Why’ list, and success stories featuring three chosen case studies`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Contact Us' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Get in touch' });
    await dialog.getByRole('button', { name: /close/i }).click();
    await expect(dialog).toBeHidden();

    const addresses = await main
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await test.step('complete services grid', async () => {
      const services = Object.keys(picks).map((name) => `/services/${name}`);
      const shown = addresses.filter((address) => address.startsWith('/services/') && !address.includes('#'));
      expect.soft(shown.toSorted()).toEqual(services.toSorted());
      await expect.soft(main.getByRole('link', { name: /^Cloud Hosting/ })).toHaveAttribute('href', /^https:/);
      await expect.soft(main.getByText('Cloud Hosting', { exact: true })).toBeVisible();
    });
    await test.step('success stories featuring three chosen case studies', () => {
      const shown = addresses.filter((address) => /^\/case-studies\/[a-z-]+$/.test(address));
      expect.soft(shown).toEqual(stories.map((story) => `/case-studies/${story}`));
    });
    await test.step('‘Get to know us’ with head of service profile', async () => {
      await expect.soft(main.getByRole('heading', { name: 'Get to know us' })).toBeVisible();
      await expect.soft(main.getByText(/head of /i).last()).toBeVisible();
    });
    await test.step('a ‘Why’ list', async () => {
      await expect.soft(main.getByRole('heading', { level: 2, name: /^Why / })).toBeVisible();
    });
    await test.step('technologies logos (some pages)', async () => {
      const logo = logos[slug];
      if (logo !== undefined) await expect.soft(main.getByRole('img', { name: logo, exact: true })).toBeVisible();
    });
  });
}

test('Product Design also has an ‘Our design process’ diagram', async ({ page }) => {
  await page.goto('/services/product-design');
  await expect(page.getByRole('heading', { name: 'Our design process' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Feature work overview' })).toBeVisible();
});

test('Meteor page', async ({ page }) => {
  await page.goto('/services/meteor');
  const main = page.getByRole('main');
  const heading = (name: RegExp) => main.getByRole('heading', { name });
  await test.step('four blurbs (scale apps, performance boost, cost optimization, specialist allocation)', async () => {
    for (const name of [/scale .*app/i, /performance boost/i, /cost optimization/i, /specialist allocation/i])
      await expect.soft(heading(name)).toBeVisible();
  });
  await test.step('version upgrade section (migration, risks of delaying, seamless transition, Meteor 3.0 without Fibers)', async () => {
    for (const name of [/^migration/i, /risks of delaying/i, /seamless transition/i, /Meteor 3\.0 without Fibers/i])
      await expect.soft(heading(name)).toBeVisible();
  });
  await test.step('team section with the CEO and Meteor experts; teaser with a quote from the Meteor CEO', async () => {
    await expect.soft(main.getByText('CEO', { exact: true })).toBeVisible();
    await expect.soft(main.getByText('Meteor engineer', { exact: true })).toHaveCount(2);
    await expect.soft(main.getByRole('blockquote')).toBeVisible();
    await expect.soft(main.getByText('CEO of Meteor')).toBeVisible();
  });
  await test.step('four reasons to choose the agency (including over 50 Meteor projects delivered)', async () => {
    const first = page.getByRole('heading', { name: /over 50 Meteor projects delivered/i });
    const reasons = main.getByRole('list').filter({ has: first });
    await expect.soft(reasons.getByRole('heading')).toHaveCount(4);
    await expect.soft(main).toHaveText(/over 10 years/i);
  });
});

test('AI page', async ({ page }) => {
  await page.goto('/services/ai');
  const main = page.getByRole('main');
  const listWith = (name: RegExp) => main.getByRole('list').filter({ has: page.getByRole('heading', { name }) });
  await test.step('four offerings (an AI framework, AI expertise, integrations/data/APIs, infrastructure)', async () => {
    const names = [/AI framework/i, /AI expertise/i, /integrations.*data.*APIs/i, /infrastructure/i];
    await expect.soft(listWith(/AI framework/i).getByRole('heading')).toHaveText(names);
  });
  await test.step('CEO quote', async () => {
    await expect.soft(main.getByRole('figure').filter({ has: page.getByRole('blockquote') })).toHaveText(/CEO/);
  });
  await test.step('four expectations (result focused, challenge status quo, nerds, business nerds)', async () => {
    const names = [/result focused/i, /challenge .*status quo/i, /^nerds/i, /business nerds/i];
    await expect.soft(listWith(/result focused/i).getByRole('heading')).toHaveText(names);
  });
});
