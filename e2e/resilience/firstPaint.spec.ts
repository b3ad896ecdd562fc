import { sourceLocale } from '../../src/i18n/locales';
import { hrefOf } from '../../src/routes';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { fiveStudies, rightToLeft } from '../support/samples';
import { hold } from '../support/held';

test('nothing but the page itself is asked for until it is loaded', async ({ page, site }) => {
  await site.open('/');
  const early = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventStart)[0];
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.js(?:on)?$/.test(name) && startTime < loaded)
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
});

test('a page asks for the fonts of its own letters alone, and preloads them', async ({ page }) => {
  for (const locale of [sourceLocale, ...rightToLeft]) {
    const families = locale === 'ar' ? ['geologica', 'readex'] : ['geologica'];
    await page.goto(hrefOf('/about-us', locale));
    await page.evaluate(() => document.fonts.ready);
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.endsWith('.woff2') ? [new URL(name).pathname] : [])),
    );
    const preloaded = await page
      .locator('link[as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(preloaded).toEqual(families.map((family) => expect.stringContaining(family)));
    expect(new Set<string | null>(fonts)).toEqual(new Set(preloaded));
  }
});

for (const path of [
  '/',
  '/case-studies',
  `/case-studies/${fiveStudies[0]}`,
  '/services/product-design',
  '/services/meteor',
  '/referral',
  '/about-us',
] as const) {
  test(`${path} is hydrated without formatting a number: the first one takes a browser long`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const formatted: string[] = [];
      Object.assign(window, { formatted });
      for (const name of ['NumberFormat', 'PluralRules', 'DateTimeFormat'] as const) {
        const format = Intl[name];
        Object.defineProperty(Intl, name, {
          value: new Proxy(format, {
            construct(target, args) {
              formatted.push(name);
              return Reflect.construct(target, args) as object;
            },
          }),
        });
      }
    });
    await site.open(path);
    expect(await page.evaluate(() => (window as { formatted?: string[] }).formatted)).toEqual([]);
  });
}

for (const path of ['/', '/case-studies', '/services/product-design']) {
  test(`before the first paint, ${path} asks for no picture but those of its first screen`, async ({ page }) => {
    needs('heldPictures');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Stays at the first paint: what holds pictures back is an animation, and the script ends it.
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
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(?:images|videos)\//.test(pathname)) asked.push(pathname);
    });
    await page.goto(path);
    const first = await page
      .locator('img:not([loading="lazy"])')
      .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).currentSrc).pathname));
    expect(asked.filter((picture) => !first.includes(picture))).toEqual([]);

    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
      // How near a picture must be to be fetched is each browser's own choice.
      window.scrollTo(0, document.body.scrollHeight / 2);
    });
    await expect.poll(() => asked.length).toBeGreaterThan(first.length);
  });
}
