import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';

needs('javaScriptOff');
test.use({ javaScriptEnabled: false });

test('Header: desktop navigation, mobile navigation toggle', async ({ page, isNarrow }) => {
  await page.goto('/');
  // The footer has the same link.
  const links = page.getByRole('link', { name: 'About Us', exact: true });
  if (isNarrow) {
    await expect(links).toHaveCount(1);
    await page.getByRole('button', { name: /menu/i }).click();
  }
  await expect(links).toHaveCount(2);
  await links.first().click();
  await expect(page).toHaveURL('/about-us');
});
