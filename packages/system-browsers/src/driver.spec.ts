import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Route } from '@playwright/test';
import { test } from './driverTest';
import { needs } from './needs';
import { lacksOf } from './systemEngines';

/** All other tests rely on these capabilities, and some would pass without them. */
test.describe('control of the browser', () => {
  test.beforeEach(async ({ page, site }) => {
    site.documents.splice(0);
    await page.goto('/');
  });

  test('types, moves the focus and activates as a keyboard does', async ({ page }) => {
    const [button, field] = [page.getByRole('button'), page.getByRole('textbox')];
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('pressed');
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type('ada');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('ada');
    // A framework accepts it as a change by the visitor.
    await field.fill('grace');
    await expect(field).toHaveAttribute('title', 'true insertText');
  });

  test('follows a link to another document only once, by click and by key', async ({ page, site }) => {
    await page.getByRole('link', { name: 'Second' }).click();
    await expect(page).toHaveURL('/second');
    await page.getByRole('link', { name: 'First' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('First');
    expect(site.documents).toEqual(['/', '/second', '/']);
  });

  test('an address is opened without a referrer, which a link has', async ({ page, site }) => {
    const referrer = () => page.evaluate(() => document.referrer);
    await page.getByRole('link', { name: 'Second' }).click();
    await expect(page).toHaveTitle('Second');
    expect(await referrer()).toBe(`${site.origin}/`);
    await page.goto('/');
    expect(await referrer()).toBe('');
  });

  test('the pointer hovers, and clicks within one pixel are trusted and single', async ({ page }) => {
    const heading = page.getByRole('heading');
    await heading.hover();
    expect(await heading.evaluate((element) => element.matches(':hover'))).toBe(true);
    for (const y of [10, 10.4]) await heading.click({ position: { x: 20, y } });
    await expect(heading).toHaveAttribute('title', 'true 1');
  });

  test('two presses of a double click count as one, even a second apart', async ({ page }) => {
    needs('doubleClick');
    const heading = page.getByRole('heading');
    await heading.hover();
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await wait(1000);
    }
    await expect(heading).toHaveAttribute('title', 'true 2');
  });

  for (const [setting, query] of [
    [{ colorScheme: 'dark' }, '(prefers-color-scheme: dark)'],
    [{ reducedMotion: 'no-preference' }, '(prefers-reduced-motion: no-preference)'],
    [{ contrast: 'more' }, '(prefers-contrast: more)'],
    [{ forcedColors: 'active' }, '(forced-colors: active)'],
    [{ media: 'print' }, 'print'],
  ] as const) {
    test(`imitates ${query}, and stops when asked to`, async ({ page }) => {
      if ('forcedColors' in setting) needs('forcedColors');
      const matches = () => page.evaluate((query) => matchMedia(query).matches, query);
      expect(await matches()).toBe(false);
      await page.emulateMedia(setting);
      expect(await matches()).toBe(true);
      await page.emulateMedia({
        colorScheme: 'light',
        reducedMotion: 'reduce',
        contrast: 'no-preference',
        forcedColors: 'none',
        media: 'screen',
      });
      expect(await matches()).toBe(false);
    });
  }

  test('a page can be left while a file is held, which is answered later', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/held', (route) => held.push(route));
    await page.evaluate(() => {
      new Image().src = '/held';
    });
    await expect.poll(() => held.length).toBe(1);
    await page.goto('/second');
    await held[0]?.continue();
    await expect(page.getByRole('heading')).toHaveText('Second');
  });

  test('reports console messages, exceptions and blocked files', async ({ page }) => {
    await page.route('**/other', (route) => route.abort());
    await page.route(/held$/, (route) => route.abort());
    const said = page.waitForEvent('console', (line) => line.type() === 'error' && line.text().includes('a word'));
    await page.evaluate(() => {
      console.error(new Error('a word'));
    });
    await said;
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('an exception');
      });
    });
    expect((await thrown).message).toContain('an exception');
    const held = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/held'));
    await page.evaluate(() => {
      new Image().src = '/held';
    });
    await held;
  });
});

test.describe('without script', () => {
  test.skip(({ browserName }) => lacksOf(browserName).javaScriptOff !== undefined, 'the engine always runs scripts');
  test.use({ javaScriptEnabled: false });

  test('no script runs', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('No script')).toBeVisible();
  });
});
