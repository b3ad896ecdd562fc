import { sourceLocale } from '../../src/i18n/locales';
import { hasPage, hrefOf } from '../../src/paths';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { rightToLeft, worksPath } from '../support/samples';
import { hold } from '../support/held';

test('a page asks for no script or words until it is loaded, and for no font of other letters', async ({ page }) => {
  for (const locale of [sourceLocale, ...rightToLeft]) {
    await page.goto(hrefOf('/about-us', locale));
    const asked = await page.evaluate(async () => {
      await document.fonts.ready;
      const [loaded] = performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventStart);
      const files = performance.getEntriesByType('resource');
      // A page that is not loaded after two seconds asks for its files all the same (startScript.ts).
      const end = Math.min(loaded, 2000);
      return {
        early: files
          .filter(({ name, startTime }) => /\.js(?:on)?$/.test(name) && startTime < end)
          .map(({ name }) => name),
        fonts: files.flatMap(({ name }) => (name.endsWith('.woff2') ? [new URL(name).pathname] : [])),
      };
    });
    expect(asked.early).toEqual([]);
    const preloaded = await page
      .locator('link[as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const families = rightToLeft.includes(locale) ? ['geologica', 'readex'] : ['geologica'];
    expect(preloaded).toEqual(families.map((family) => expect.stringContaining(family)));
    expect([...new Set(asked.fonts)].toSorted()).toEqual(preloaded.toSorted());
  }
});

test('before the first paint a page asks for no picture but those of its first screen', async ({ page }) => {
  needs('heldPictures');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Stays at the first paint: an animation holds pictures back until the script ends it.
  await hold(page, /\.js$/);
  await page.addInitScript(() => {
    const stay = () => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSAnimation && animation.animationName === 'afterPaint') animation.pause();
      }
      if (document.readyState !== 'complete') requestAnimationFrame(stay);
    };
    requestAnimationFrame(stay);
  });
  let asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:images|videos)\//.test(pathname)) asked.push(pathname);
  });
  for (const path of ['/', '/case-studies', worksPath].filter(hasPage)) {
    // The page before has not finished loading its pictures.
    await page.goto('about:blank');
    asked = [];
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() =>
      [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete),
    );
    const first = await page
      .locator('img:not([loading="lazy"])')
      .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).currentSrc).pathname));
    expect(
      asked.filter((picture) => !first.includes(picture)),
      path,
    ).toEqual([]);

    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
      // Each browser chooses how near a picture must be to be fetched.
      window.scrollTo(0, document.body.scrollHeight / 2);
    });
    await expect.poll(() => asked.length, path).toBeGreaterThan(first.length);
  }
});
