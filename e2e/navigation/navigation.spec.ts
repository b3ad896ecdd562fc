import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { hold, pageFiles } from '../support/held';
import { watchLiveRegions } from '../support/liveRegions';
import { siteUrl, message } from '../messages';
import { needsPart } from '../support/needsPart';

const titleOf = (id: 'aboutUs' | 'education' | 'home') =>
  message('common.titleTemplate', { title: message(`${id}.meta.title`) });

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits for two frames. After them the answer has its effect, and the browser has restored a scroll position. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('a link leads to the top of the new page, with its title and its heading in focus', async ({ page, site }) => {
  needsPart('education');
  await site.open('/');
  const announced = await watchLiveRegions(page);
  await site.footer.getByRole('link', { name: message('common.footer.education.overview') }).click();
  for (const [go, id, url] of [
    [undefined, 'education', '/education'],
    ['goBack', 'home', '/'],
    ['goForward', 'education', '/education'],
  ] as const) {
    if (go !== undefined) {
      await site.footer.scrollIntoViewIfNeeded();
      await page[go]();
    }
    await expect(page).toHaveTitle(titleOf(id));
    await expect(page).toHaveURL(url);
    await expect(site.heading).toHaveText(message(`${id}.hero.title`));
    await expect(site.heading).toBeFocused();
    await twoFrames(page);
    expect(await scrollTop(page)).toBe(0);
  }
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
  await expect(page).toHaveTitle(titleOf('aboutUs'));
  expect(await scrollTop(page)).toBe(0);
  const description = message('aboutUs.meta.description');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl}/about-us`);

  // The focused heading announces a page, so no live region may repeat it.
  expect(await announced()).toEqual([]);
  expect(site.documents()).toEqual(['/']);
});

test('a reloaded page keeps its scroll position', async ({ page, site }) => {
  await site.open('/');
  await page.evaluate(() => {
    window.scrollTo({ top: 900, behavior: 'instant' });
  });
  await page.reload();
  await site.hydrated();
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('the old page stays, and works, until code and messages of the new page have loaded', async ({ page, site }) => {
  needsPart('education');
  await site.open('/');
  const question = site.main.getByRole('button', { name: message('home.faq.english.question') });
  for (const [part, id, link] of [
    ['words', 'aboutUs', message('common.footer.aboutUs')],
    ['code', 'education', message('common.footer.education.overview')],
  ] as const) {
    const files = pageFiles[part](id);
    const held = await hold(page, files);
    const asked = page.waitForRequest(files);
    await site.footer.getByRole('link', { name: link, exact: true }).click();
    await asked;
    await twoFrames(page);
    await expect(site.heading).toHaveText(message('home.hero.title'));
    await expect(page).toHaveTitle(titleOf('home'));
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');

    held.release();
    await expect(site.heading).toHaveText(message(`${id}.hero.title`));
    await page.goBack();
    await expect(site.heading).toHaveText(message('home.hero.title'));
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  }
});

test('hover, focus or touch of a link fetches its page', async ({ page, site }) => {
  needsPart('referral');
  await site.open('/');
  const link = (id: 'aboutUs' | 'privacy' | 'referral') =>
    site.footer.getByRole('link', { name: message(`common.footer.${id}`), exact: true });
  for (const [name, give] of [
    ['privacyPolicy', () => link('privacy').hover()],
    ['referral', () => link('referral').focus()],
    ['aboutUs', () => link('aboutUs').dispatchEvent('touchstart')],
  ] as const) {
    const files = [page.waitForRequest(pageFiles.words(name)), page.waitForRequest(pageFiles.code(name))];
    await give();
    await Promise.all(files);
  }
  await expect(page).toHaveURL('/');
  await expect(site.heading).toHaveText(message('home.hero.title'));
});
