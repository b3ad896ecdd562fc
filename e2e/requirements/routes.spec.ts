import { expect, test } from '../fixtures';

const screens = [
  '/',
  '/case-studies',
  '/referral',
  '/privacy-policy',
  '/education',
  '/terms-and-conditions',
  '/about-us',
  '/case-studies/sostena',
  '/case-studies/sekr',
  '/case-studies/pathable',
  '/case-studies/meteor',
  '/case-studies/pet-parker',
  '/case-studies/monti-apm',
  '/case-studies/aklivity',
  '/case-studies/unloc',
  '/case-studies/lempire',
  '/case-studies/sneakpeek',
  '/case-studies/eatfresh',
  '/case-studies/favro',
  '/case-studies/bemarke',
  '/case-studies/polidigital',
  '/case-studies/zcloud',
  '/services/web-development',
  '/services/mobile-development',
  '/services/product-design',
  '/services/consulting',
  '/services/ai',
  '/services/performance-analysis',
  '/services/devops',
  '/services/marketing-websites',
  '/services/meteor',
];

test('All routes are plain paths without parameters; a header and footer wrap all pages', async ({ request }) => {
  const titles = new Set<string | undefined>();
  for (const path of screens) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const html = await response.text();
    expect.soft(html, path).toMatch(/<header.*<main.*<h1.*<\/main>.*<footer/s);
    expect.soft(html.match(/<h1/g), path).toHaveLength(1);
    titles.add(/<title>(.+)<\/title>/.exec(html)?.[1]);
  }
  expect(titles.size).toBe(screens.length);
});

test.describe('not found', () => {
  test.use({ expectedErrors: /404/ });

  test('A catch-all route shows a not-found page', async ({ page }) => {
    for (const path of ['/nowhere', '/case-studies/nobody', '/services/nothing']) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
      });
    }
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL('/');
  });
});

test('Every route change scrolls to the top', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page).toHaveURL('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('On load, if the address has a hash fragment, the page scrolls to the element with that id, offset by 92.64 px for the header', async ({
  page,
}) => {
  await page.goto('/referral#form');
  const top = () => page.evaluate(() => document.querySelector('#form')?.getBoundingClientRect().top ?? 0);
  await expect.poll(async () => Math.abs((await top()) - 92.64)).toBeLessThanOrEqual(1);
});
