import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { engineTest } from './engineTest';
import { needs } from './needs';
import { lacksOf } from './systemEngines';

const pages: Readonly<Record<string, string>> = {
  '/': `<title>First</title><h1 onclick="title = event.isTrusted + ' ' + event.detail">First</h1>
    <a href="/second">Second</a> <a href="#place">Place</a> <button onclick="output.value = 'pressed'">Press</button>
    <label>Name <input onchange="output.value = value" oninput="title = event.isTrusted + ' ' + event.inputType"></label>
    <output id="output"></output>
    <p id="place">No script</p><script>place.textContent = 'Script'</script> <a href="/second">Last</a>`,
  '/second': '<title>Second</title><h1>Second</h1><a href="/">First</a>',
};

interface Site {
  origin: string;
  /** The paths of the requested documents, in order. */
  documents: string[];
}

const test = engineTest.extend<{}, { site: Site }>({
  site: [
    async ({}, use) => {
      const documents: string[] = [];
      const server = createServer(({ url = '' }, response) => {
        const html = pages[url];
        if (html !== undefined) documents.push(url);
        response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(`<!doctype html><html lang="en">${html ?? 'nothing'}</html>`);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const bound = server.address();
      const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
      await use({ origin: `http://127.0.0.1:${port}`, documents });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});

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

  test('the pointer hovers, and clicks are trusted', async ({ page }) => {
    const heading = page.getByRole('heading');
    await heading.hover();
    expect(await heading.evaluate((element) => element.matches(':hover'))).toBe(true);
    await heading.click();
    await expect(heading).toHaveAttribute('title', 'true 1');
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

  test('reports console messages, exceptions and blocked files', async ({ page }) => {
    await page.route('**/held', (route) => route.abort());
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
