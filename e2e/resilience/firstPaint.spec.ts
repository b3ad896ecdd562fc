import { sourceLocale } from '../../src/i18n/locales';
import { hrefOf } from '../../src/paths';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { firstService, rightToLeft } from '../support/samples';

test('a page requests no script or messages until it has loaded, and no font of another script', async ({ page }) => {
  for (const locale of [sourceLocale, ...rightToLeft]) {
    await page.goto(hrefOf('/about-us', locale));
    const asked = await page.evaluate(async () => {
      await document.fonts.ready;
      const [loaded] = performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventStart);
      const files = performance.getEntriesByType('resource');
      // After two seconds a page requests its files even if it has not loaded (startScript.ts).
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

test('the largest paint of a service is text, although the picture has loaded', async ({ page }) => {
  needs('largestPaint');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`/services/${firstService}`);
  await expect(page.locator('html')).toHaveAttribute('data-pictured');
  const largest = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
          resolve(entry.element?.tagName);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(['H1', 'P']).toContain(largest);
});
