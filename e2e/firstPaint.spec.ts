import { needs } from './engines/needs';
import { expect, test } from './fixtures';
import { hold } from './pages/held';

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

test('the font of quotes is asked for once the page is painted and its script runs, and then is there', async ({
  page,
  site,
}) => {
  await page.goto('/services/ai');
  await site.frameAlive();
  await expect.poll(() => page.evaluate(() => document.fonts.check('italic 420 1rem Piazzolla'))).toBe(true);
  const [painted = 0, ran = 0, asked = 0] = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const files = performance.getEntriesByType('resource').map((entry): PerformanceResourceTiming => entry.toJSON());
    const file = (name: RegExp) => files.find((entry) => name.test(entry.name));
    return [paint?.startTime, file(/\/start\.\w+\.js$/)?.responseEnd, file(/\/piazzolla[^/]*\.woff2$/)?.startTime];
  });
  expect(painted).toBeGreaterThan(0);
  expect(ran).toBeGreaterThan(painted);
  expect(asked).toBeGreaterThan(ran);
});

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
    });
    await expect.poll(() => asked.length).toBeGreaterThan(first.length);
  });
}
