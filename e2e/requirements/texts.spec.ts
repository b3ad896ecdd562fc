import { expect, test } from '../fixtures';

test('Education: four items, each with an external link: AI Proof Dev, CodeFTW, a podcast, a video channel', async ({
  page,
}) => {
  for (const path of ['/education', '/']) {
    await page.goto(path);
    const main = page.getByRole('main');
    const list = main.getByRole('list').filter({ has: page.getByRole('heading', { name: 'AI Proof Dev' }) });
    await expect(list.getByRole('heading')).toHaveText([/AI Proof Dev/, /CodeFTW/, /podcast/i, /video channel/i]);
    for (const item of await list.getByRole('listitem').all()) {
      await expect.soft(item.getByRole('link')).toHaveAttribute('href', /^https:/);
      await expect.soft(item.getByRole('link')).toHaveAttribute('target', '_blank');
      await expect.soft(item.locator('img, svg').first()).toBeVisible();
    }
  }
});

const statements = {
  '/about-us': [/15\+/, /80%/, /90%/, /over 20 years/i, /over 10 years/i, /over 50/i],
  '/privacy-policy': [/under 13/i, /one month/i, /no cookies/i],
  '/terms-and-conditions': [/2-3 week/i],
};

for (const [path, texts] of Object.entries(statements)) {
  test(`Static text pages: ${path} mentions ${texts.map((text) => text.source).join(', ')}`, async ({ page }) => {
    await page.goto(path);
    for (const text of texts) await expect.soft(page.getByRole('main')).toHaveText(text);
  });
}

test('The privacy policy links to the contact address', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
});
