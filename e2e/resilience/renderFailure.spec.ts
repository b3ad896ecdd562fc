import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { breakAboutUs, plannedFailure } from '../support/brokenPage';
import type { Site } from '../support/site';
import { message } from '../messages';

test.use({ expectedErrors: new RegExp(plannedFailure) });

/** Goes from home to the page that fails. */
async function openBroken(page: Page, site: Site) {
  const broken = await breakAboutUs(page);
  await site.open('/');
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
  await expect(site.heading).toHaveText('Uh oh! Something went wrong...');
  return broken;
}

test('a page that fails is replaced between header and footer, and the error is logged', async ({ page, site }) => {
  const logged: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') logged.push(line.text());
  });
  await openBroken(page, site);
  await expect(site.main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(message('common.titleTemplate', { title: 'Uh oh! Something went wrong...' }));
  await expect(site.header).toBeVisible();
  await expect(site.footer).toBeVisible();
  expect(logged.filter((text) => text.includes(plannedFailure))).not.toEqual([]);
  expect(site.documents()).toEqual(['/']);
});

test('a page that fails while it is hydrated is replaced too', async ({ page, site }) => {
  await breakAboutUs(page);
  await page.goto('/about-us');
  await expect(site.heading).toHaveText('Uh oh! Something went wrong...');
  await site.hydrated();
});

test('trying again shows the page once it works', async ({ page, site }) => {
  const { mend } = await openBroken(page, site);
  const again = site.main.getByRole('button', { name: message('common.failure.retry') });
  // The page looks the same once it has failed again.
  const failsAgain = page.waitForEvent('console', (line) => line.text().includes(plannedFailure));
  await again.click();
  await failsAgain;
  await expect(site.heading).toHaveText('Uh oh! Something went wrong...');
  await mend();
  await again.click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await expect(site.heading).toBeFocused();
  expect(site.documents()).toEqual(['/']);
});

test('its link leads home', async ({ page, site }) => {
  await openBroken(page, site);
  await site.main.getByRole('link', { name: '← Go back home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(site.heading).toHaveText(message('home.hero.title'));
  await expect(site.heading).toBeFocused();
  expect(site.documents()).toEqual(['/']);
});

test('another page, and the way back, start afresh', async ({ page, site }) => {
  const { mend } = await openBroken(page, site);
  await site.footer.getByRole('link', { name: message('common.footer.education.overview') }).click();
  await expect(site.heading).toHaveText(message('education.hero.title'));
  await expect(page).toHaveTitle(message('common.titleTemplate', { title: message('education.meta.title') }));
  await expect(site.heading).toBeFocused();
  await mend();
  await page.goBack();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await expect(site.heading).toBeFocused();
  expect(site.documents()).toEqual(['/']);
});
