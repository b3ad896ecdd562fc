import { expect, test } from '../fixtures';
import { readDocument, textsOf } from '../support/htmlDocument';

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

test('Service pages have the complete services grid, ‘Get to know us’, a ‘Why’ list, and success stories featuring three chosen case studies', async ({
  request,
}) => {
  for (const [slug, stories] of Object.entries(picks)) {
    const html = await readDocument(request, `/services/${slug}`);
    const hrefs = html.all('main').flatMap((main) => main.all('h2', 'h3').flatMap((heading) => heading.all('a')));
    const addresses = hrefs.map(({ attributes }) => attributes['href'] ?? '');
    const services = Object.keys(picks).map((name) => `/services/${name}`);
    const grid = addresses.filter((address) => /^\/services\/[a-z-]+$/.test(address));
    expect.soft(grid.toSorted(), slug).toEqual(services.toSorted());
    const titles = textsOf(html.all('h2'));
    expect.soft(titles, slug).toContain('Get to know us');
    expect.soft(titles, slug).toContainEqual(expect.stringMatching(/^Why /));
    const hosting = hrefs.filter(({ text }) => text.startsWith('Cloud Hosting'));
    expect
      .soft(
        hosting.map(({ attributes }) => attributes['href']),
        slug,
      )
      .toEqual([expect.stringMatching(/^https:/)]);
    const shown = addresses.filter((address) => /^\/case-studies\/[a-z-]+$/.test(address));
    expect.soft(shown, slug).toEqual(stories.map((story) => `/case-studies/${story}`));
  }
});

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
