import { expect, test } from '../fixtures';

test.use({ expectedErrors: /./ });

test('A render failure in a page shows a fallback view: ‘Uh oh! Something went wrong...’ with a reset action and a link ‘← Go back home page’ to home', async ({
  page,
}) => {
  await page.goto('/about-us');
  // The color scheme turns as soon as the page's script runs.
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).toBeChecked();
  // Every page formats figures: without NumberFormat the next page cannot render.
  await page.evaluate(() => {
    const { NumberFormat } = Intl;
    Object.assign(window, { repair: () => Object.assign(Intl, { NumberFormat }) });
    Object.assign(Intl, { NumberFormat: undefined });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Consulting', exact: true }).click();
  await expect(page.getByText('Uh oh! Something went wrong...')).toBeVisible();
  await expect(page.getByRole('link', { name: '← Go back home page' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => (window as unknown as { repair: () => void }).repair());

  await test.step('a reset action', async () => {
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByText('Uh oh! Something went wrong...')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/services/consulting');
  });
});
