import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { hold } from '../support/held';
import { watchLiveRegions } from '../support/liveRegions';
import { siteUrl, message } from '../messages';

const titleOf = (id: 'aboutUs' | 'education' | 'home') =>
  message('common.titleTemplate', { title: message(`${id}.meta.title`) });

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('a link leads to the top of the new page, with its title and its heading in focus, and says it once', async ({
  page,
  site,
}) => {
  await site.open('/');
  const announced = await watchLiveRegions(page);

  await site.footer.getByRole('link', { name: message('common.footer.education.overview') }).click();
  await expect(site.heading).toHaveText(message('education.hero.title'));
  await expect(site.heading).toBeFocused();
  await expect(page).toHaveTitle(titleOf('education'));
  await expect(page).toHaveURL('/education');
  expect(await scrollTop(page)).toBe(0);

  await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  expect(await scrollTop(page)).toBe(0);

  // The heading's focus is what announces a page; nothing may say it a second time.
  expect(await announced()).toEqual([]);
  expect(site.documents()).toEqual(['/']);
});

test('back and forward do the same', async ({ page, site }) => {
  await site.open('/');
  const announced = await watchLiveRegions(page);
  await site.footer.getByRole('link', { name: message('common.footer.education.overview') }).click();
  await expect(page).toHaveTitle(titleOf('education'));

  for (const [go, id, url] of [
    ['goBack', 'home', '/'],
    ['goForward', 'education', '/education'],
  ] as const) {
    await site.footer.scrollIntoViewIfNeeded();
    await page[go]();
    await expect(page).toHaveTitle(titleOf(id));
    await expect(page).toHaveURL(url);
    await expect(site.heading).toHaveText(message(`${id}.hero.title`));
    await expect(site.heading).toBeFocused();
    await expect(site.heading).toBeInViewport();
    // Two frames: the browser's own restoring of a scroll position would have happened by then.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await scrollTop(page)).toBe(0);
  }
  expect(await announced()).toEqual([]);
  expect(site.documents()).toEqual(['/']);
});

test('a page that is loaded again stands where it stood', async ({ page, site }) => {
  await site.open('/');
  await page.evaluate(() => {
    window.scrollTo({ top: 900, behavior: 'instant' });
  });
  await page.reload();
  await site.hydrated();
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('description and canonical address follow the page', async ({ page, site }) => {
  await site.open('/');
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
  await expect(page).toHaveTitle(titleOf('aboutUs'));
  const head = await page.evaluate(() => ({
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  }));
  expect(head).toEqual({ description: message('aboutUs.meta.description'), canonical: `${siteUrl}/about-us` });
});

for (const [what, files] of [
  ['words', /\/messages\/[^/]+\/en\/aboutUs\.json$/],
  ['code', /\/assets\/aboutUs\.[^/]+\.js$/],
] as const) {
  test(`the old page stays until the new one's ${what} are there`, async ({ page, site }) => {
    const held = await hold(page, files);
    await site.open('/');
    const asked = page.waitForRequest(files);
    await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
    await asked;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

    await expect(site.heading).toHaveText(message('home.hero.title'));
    await expect(page).toHaveTitle(titleOf('home'));
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // The old page is not frozen meanwhile.
    const question = site.main.getByRole('button', { name: message('home.faq.english.question') });
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');

    held.release();
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
    await expect(page).toHaveURL('/about-us');
  });
}

test('a page is fetched at the first sign of intent', async ({ page, site }) => {
  await site.open('/');
  const link = (id: 'aboutUs' | 'privacy' | 'referral') =>
    site.footer.getByRole('link', { name: message(`common.footer.${id}`), exact: true });
  const signs = [
    ['privacyPolicy', () => link('privacy').hover()],
    ['referral', () => link('referral').focus()],
    ['aboutUs', () => link('aboutUs').dispatchEvent('touchstart')],
  ] as const;
  for (const [name, give] of signs) {
    const words = page.waitForRequest(new RegExp(`/messages/[^/]+/en/${name}\\.json$`));
    const code = page.waitForRequest(new RegExp(`/assets/${name}\\.[^/]+\\.js$`));
    await give();
    await Promise.all([words, code]);
  }
  await expect(page).toHaveURL('/');
  await expect(site.heading).toHaveText(message('home.hero.title'));
});

test('what is below the first screen of a page comes once that is there', async ({ page, site }) => {
  await site.open('/');
  const link = site.main.getByRole('link', { name: message('home.hero.caseStudies') });
  // All that the page needs has been fetched: one that is waited for comes as a whole.
  await link.click();
  await expect(site.heading).toHaveText(message('caseStudies.hero.title'));
  await page.goBack();
  await expect(site.heading).toHaveText(message('home.hero.title'));
  const atFirst = page.evaluate(
    (title) =>
      new Promise((done) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== title) return;
          observer.disconnect();
          const top = document.querySelector('#root > footer')?.getBoundingClientRect().top ?? 0;
          done({ sections: document.querySelectorAll('main section').length, footerIsAway: top > window.innerHeight });
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      }),
    message('caseStudies.hero.title'),
  );
  await link.click();
  expect(await atFirst).toEqual({ sections: 1, footerIsAway: true });
  await expect(
    site.main.getByRole('heading', { name: message('caseStudies.list.heading'), exact: true }),
  ).toBeVisible();
});
