import { hasPage } from '../../src/paths';
import { heldByInspector, unknownDirective } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { hold, pageFiles } from '../support/held';
import { oneOfEachKind, worksPath } from '../support/samples';
import { message } from '../messages';

test('hydration keeps HTML and styles of every kind of page, and announces nothing', async ({ page, site }) => {
  let said: string[] = [];
  page.on('console', (line) => {
    const text = line.text();
    if (!text.startsWith(unknownDirective) && !heldByInspector.test(text)) said.push(text);
  });
  for (const path of [...oneOfEachKind.map((route) => route.path), worksPath].filter(hasPage)) {
    await test.step(path, async () => {
      said = [];
      const scripts = await hold(page, /\.js$/);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      const islands = await page.locator('[data-not-hydrated] > :first-child').elementHandles();
      const sheet = await page.evaluateHandle(() => document.styleSheets[0]);
      scripts.release();
      await site.hydrated();
      // On wide screens tabs replace the list of feature work in the HTML.
      for (const island of path === worksPath ? [] : islands) {
        expect(await island.evaluate(({ isConnected }) => isConnected), 'an island keeps its HTML').toBe(true);
      }
      const after = await page.evaluate((first) => {
        const [own, ...later] = [...document.styleSheets]
          .filter(({ href }) => href === null)
          .map(({ cssRules }) =>
            [...cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : [])),
          );
        return {
          isFirstSheet: document.styleSheets[0] === first,
          addedTwice: later.flat().filter((rule) => own?.includes(rule)),
        };
      }, sheet);
      expect({ ...after, said }).toEqual({ isFirstSheet: true, addedTwice: [], said: [] });
      await page.unrouteAll();
    });
  }
});

test('going forward before the script has arrived shows the page of the address', async ({ page, site }) => {
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

test('a page is hydrated after two seconds even if one of its pictures never loads', async ({ page, site }) => {
  await page.clock.install();
  await hold(page, /\/images\//);
  await page.goto('/case-studies', { waitUntil: 'domcontentloaded' });
  await page.clock.fastForward(2000);
  await site.pageHydrated();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('the links of the not-found page work, and going back to it works, too', async ({ page, site }) => {
    await page.goto('/nowhere');
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
    // An unknown address within the site shows the page too.
    await page.evaluate(() => {
      window.history.pushState(null, '', '/case-studies/nowhere');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(site.heading).toHaveText(message('notFound.hero.title'));
    expect(site.documents()).toEqual(['/nowhere']);
  });
});
