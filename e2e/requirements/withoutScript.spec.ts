import { lacksOf } from '@nine-blocks/system-browsers/systemEngines';
import { expect, test } from '../fixtures';

test.skip(({ browserName }) => lacksOf(browserName).javaScriptOff !== undefined, 'the engine always runs scripts');
test.use({ javaScriptEnabled: false });

test('Contact Us is a button of a form that leads to a mail', async ({ page }) => {
  for (const path of ['/', '/case-studies', '/about-us', '/services/devops']) {
    await page.goto(path);
    for (const button of await page.getByRole('button', { name: 'Contact Us' }).all()) {
      expect(await button.evaluate((element: HTMLButtonElement) => element.form?.action)).toMatch(/^mailto:/);
      expect(await button.evaluate((element: HTMLButtonElement) => element.type)).toBe('submit');
    }
    await expect(page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first()).toBeVisible();
  }
});

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

test('The other twelve studies are plainly visible', async ({ page }) => {
  await page.goto('/case-studies');
  const links = page.getByRole('main').getByRole('heading').getByRole('link');
  await expect(links).toHaveCount(15);
  await expect(links.last()).toBeVisible();
});
