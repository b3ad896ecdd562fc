import { routes } from '../src/routes';
import { expect, test } from './fixtures';
import { words } from './words';

test('every page comes to life without a word on the console', async ({ page, site }) => {
  const said: string[] = [];
  page.on('console', (line) => said.push(`${page.url()}: ${line.text()}`));
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: 'commit' });
    await site.alive();
  }
  expect(said).toEqual([]);
});

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('the not-found page shows ways on that work, and there is a way back to it', async ({ page, site }) => {
    await page.goto('/nowhere');
    await site.alive();
    await expect(site.heading).toHaveText(words('notFound.hero.title'));
    await site.main.getByRole('link', { name: words('notFound.caseStudies') }).click();
    await expect(page).toHaveURL('/case-studies');
    await expect(site.heading).toHaveText(words('caseStudies.hero.title'));
    await page.goBack();
    await expect(site.heading).toHaveText(words('notFound.hero.title'));
    await site.main.getByRole('link', { name: words('notFound.home') }).click();
    await expect(site.heading).toHaveText(words('home.hero.title'));
    await expect(page).toHaveURL('/');
  });
});
