import { expect, test } from '../fixtures';
import { breakAboutUs, plannedFailure } from '../support/alteredScript';
import { message } from '../messages';

test.use({ expectedErrors: new RegExp(plannedFailure) });

const failed = 'Uh oh! Something went wrong...';
const titled = (title: string) => message('common.titleTemplate', { title });

test('a page that fails is replaced, can be tried again, and leads home', async ({ page, site }) => {
  const broken = await breakAboutUs(page);
  await site.open('/');
  const aboutUs = site.footer.getByRole('link', { name: message('common.footer.aboutUs') });
  const logs = () => page.waitForEvent('console', (line) => line.text().includes(plannedFailure));
  await Promise.all([logs(), aboutUs.click()]);
  await expect(site.heading).toHaveText(failed);
  await expect(site.heading).toBeFocused();
  await expect(page).toHaveTitle(titled(failed));
  await expect(site.header).toBeVisible();
  await expect(site.footer).toBeVisible();

  await site.main.getByRole('link', { name: '← Go back home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(site.heading).toHaveText(message('home.hero.title'));
  await expect(site.heading).toBeFocused();

  await aboutUs.click();
  const again = site.main.getByRole('button', { name: message('common.failure.retry') });
  // The page looks the same once it has failed again.
  await Promise.all([logs(), again.click()]);
  await expect(site.heading).toHaveText(failed);
  await broken.repair();
  await again.click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await expect(site.heading).toBeFocused();
  expect(site.documents()).toEqual(['/']);
});

test('a page that fails while it is hydrated is replaced; the way back starts afresh', async ({ page, site }) => {
  const broken = await breakAboutUs(page);
  await page.goto('/about-us');
  await expect(site.heading).toHaveText(failed);
  await site.hydrated();
  await site.footer.getByRole('link', { name: message('common.footer.education.overview') }).click();
  await expect(site.heading).toHaveText(message('education.hero.title'));
  await expect(page).toHaveTitle(titled(message('education.meta.title')));
  await expect(site.heading).toBeFocused();
  await broken.repair();
  await page.goBack();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await expect(site.heading).toBeFocused();
  expect(site.documents()).toEqual(['/about-us']);
});
