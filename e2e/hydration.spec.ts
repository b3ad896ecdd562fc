import { expect, test } from './fixtures';
import { oneOfEachKind } from './pages/oneOfEachKind';
import { words } from './words';

test('a page of each kind comes to life without a word on the console', async ({ page, site }) => {
  const said: string[] = [];
  page.on('console', (line) => said.push(`${page.url()}: ${line.text()}`));
  for (const { path } of oneOfEachKind) {
    await page.goto(path, { waitUntil: 'commit' });
    await site.alive();
  }
  expect(said).toEqual([]);
});

test('a visitor who goes forward before the script has arrived gets the page of the address', async ({
  page,
  site,
}) => {
  await site.open('/');
  await site.footer.getByRole('link', { name: words('common.footer.aboutUs'), exact: true }).click();
  await expect(site.heading).toHaveText(words('aboutUs.hero.title'));
  await page.goBack();
  await expect(site.heading).toHaveText(words('home.hero.title'));

  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/start.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(() => {
    window.history.forward();
  });
  await expect(page).toHaveURL('/about-us');
  release();
  await site.alive();
  await expect(site.heading).toHaveText(words('aboutUs.hero.title'));
  await expect(page).toHaveTitle(words('common.titleTemplate', { title: words('aboutUs.meta.title') }));
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
