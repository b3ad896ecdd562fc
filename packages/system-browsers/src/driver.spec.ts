import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { engineTest } from './engineTest';
import { needs } from './needs';

const pages: Readonly<Record<string, string>> = {
  '/': `<title>First</title><h1 onclick="title = event.isTrusted + ' ' + event.detail">First</h1>
    <a href="/second">Second</a> <a href="#place">Place</a> <button onclick="output.value = 'pressed'">Press</button>
    <label>Name <input onchange="output.value = value" oninput="title = event.isTrusted + ' ' + event.inputType"></label>
    <output id="output"></output> <a href="mailto:ada@example.com">Mail</a>
    <p id="place">No script</p><script>place.textContent = 'Script'</script> <a href="/second">Last</a>`,
  '/second': '<title>Second</title><h1>Second</h1><a href="/">First</a>',
};

interface Site {
  origin: string;
  /** The paths of the documents that were asked for, in order. */
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

/** What all other tests rely on, each shown by something that would fail without it: they wait for these to pass. */
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
    // A framework takes it for a visitor's change.
    await field.fill('grace');
    await expect(field).toHaveAttribute('title', 'true insertText');
  });

  test('moves the focus past the end of the page to its beginning, and shows where it is', async ({ page }) => {
    await page.getByRole('link').last().focus();
    const first = page.getByRole('link').first();
    // Past the end there may be a stop at nothing.
    await page.keyboard.press('Tab');
    if (!(await first.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    expect(await first.evaluate((link) => link.matches(':focus-visible'))).toBe(true);
  });

  test('follows a link to another document once, by click and by key', async ({ page, site }) => {
    await page.getByRole('link', { name: 'Second' }).click();
    await expect(page).toHaveURL('/second');
    await page.getByRole('link', { name: 'First' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('First');
    expect(site.documents).toEqual(['/', '/second', '/']);
  });

  test('stays on a page that asks for a mail program', async ({ page }) => {
    needs('mailProgram');
    await page.getByRole('link', { name: 'Mail' }).click();
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText('pressed');
  });

  test('has a pointer that hovers, and clicks that are trusted', async ({ page }) => {
    const heading = page.getByRole('heading');
    await heading.hover();
    expect(await heading.evaluate((element) => element.matches(':hover'))).toBe(true);
    await heading.click();
    await expect(heading).toHaveAttribute('title', 'true 1');
  });

  test('has the size of screen that is asked for', async ({ page }) => {
    for (const size of [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size);
    }
  });

  test('goes back and forth, between documents and within one, without waiting for ever', async ({ page }) => {
    await page.goto('/#place');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL('/#place');
    await page.goto('/second');
    await page.goBack();
    await expect(page).toHaveTitle('First');
    await page.goForward();
    await expect(page).toHaveTitle('Second');
  });

  test('takes scripts as large as a rule engine’s', async ({ page }) => {
    const size = 1_000_000;
    expect(await page.evaluate((text) => text.length, 'a'.repeat(size))).toBe(size);
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

  test('reports a word on the console, an exception and a file that is held back', async ({ page }) => {
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

test.describe('a visitor', () => {
  test.use({ locale: 'es' });

  test('has the language that is asked for', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => navigator.language)).toBe('es');
  });
});

test.describe('without script', () => {
  test.beforeEach(() => needs('javaScriptOff'));
  test.use({ javaScriptEnabled: false });

  test('no script runs', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('No script')).toBeVisible();
  });
});
