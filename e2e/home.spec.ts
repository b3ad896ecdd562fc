import { expect, test } from './fixtures';
import { words } from './words';

test('says what the company does', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We transform ideas into digital products');
  await expect(page).toHaveTitle(`${words('home.meta.title')} – Nine Blocks`);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible in ${colorScheme}`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expectAccessible();
  });
}
