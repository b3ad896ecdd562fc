import { expect, test } from '../fixtures';
import { hold } from '../support/held';
import { pageFiles } from '../support/pageFiles';
import { message } from '../messages';

for (const path of ['/', '/referral']) {
  test(`hydration neither moves the style sheet of ${path} nor adds a rule that it has`, async ({ page, site }) => {
    const scripts = await hold(page, pageFiles.code('start'));
    await page.goto(path, { waitUntil: 'commit' });
    const sheet = await page.evaluateHandle(() => document.styleSheets[0]);
    scripts.release();
    await site.hydrated();
    const added = await page.evaluate((first) => {
      const selectors = [...document.styleSheets].map(({ cssRules }) =>
        [...cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : [])),
      );
      const [own, ...later] = selectors;
      return { isFirst: document.styleSheets[0] === first, twice: later.flat().filter((rule) => own?.includes(rule)) };
    }, sheet);
    expect(added).toEqual({ isFirst: true, twice: [] });
  });
}

test('a visitor who goes forward before the script has arrived gets the page of the address', async ({
  page,
  site,
}) => {
  await site.open('/');
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs'), exact: true }).click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await page.goBack();
  await expect(site.heading).toHaveText(message('home.hero.title'));

  const scripts = await hold(page, pageFiles.code('start'));
  const asked = page.waitForRequest(pageFiles.code('start'));
  await page.evaluate(() => {
    window.location.reload();
  });
  await asked;
  await page.evaluate(() => {
    window.history.forward();
  });
  await expect(page).toHaveURL('/about-us');
  scripts.release();
  await site.hydrated();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await expect(page).toHaveTitle(message('common.titleTemplate', { title: message('aboutUs.meta.title') }));
});

test('a page is hydrated after two seconds though one of its pictures never comes', async ({ page, site }) => {
  await page.clock.install();
  await hold(page, /\/images\//);
  await page.goto('/case-studies', { waitUntil: 'domcontentloaded' });
  await page.clock.fastForward(2000);
  await site.pageHydrated();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of ['/nowhere', '/case-studies/nowhere']) {
    test(`the not-found page at ${path} shows ways on that work, and there is a way back to it`, async ({
      page,
      site,
    }) => {
      await page.goto(path);
      await site.hydrated();
      await expect(site.heading).toHaveText(message('notFound.hero.title'));
      await site.main.getByRole('link', { name: message('notFound.caseStudies') }).click();
      await expect(page).toHaveURL('/case-studies');
      await expect(site.heading).toHaveText(message('caseStudies.hero.title'));
      await page.goBack();
      await expect(site.heading).toHaveText(message('notFound.hero.title'));
      await site.main.getByRole('link', { name: message('notFound.home') }).click();
      await expect(site.heading).toHaveText(message('home.hero.title'));
      await expect(page).toHaveURL('/');
      // The browser has known all the time that there is no such page.
      expect(site.documents()).toEqual([path]);
    });
  }

  test('a case study that there is not is the not-found page to who comes there within the site', async ({
    page,
    site,
  }) => {
    await site.open('/');
    await page.evaluate(() => {
      window.history.pushState(null, '', '/case-studies/nowhere');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(site.heading).toHaveText(message('notFound.hero.title'));
    // The browser knows which there are.
    expect(site.documents()).toEqual(['/']);
  });
});
