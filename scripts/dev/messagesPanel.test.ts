import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { launchOptions } from '@nine-blocks/system-browsers/launchOptions';
import { messagesEndpoint } from '@nine-blocks/translation-kit/panel/messagesEndpoint';
import { chromium } from '@playwright/test';
import { messagesIn } from '../messages/testing/messagesIn';
import { expect } from '../server/testing/site';
import { test } from './testing/devServer';
import { sourceLocale } from '../../src/i18n/locales';

const message = messagesIn(sourceLocale);

const root = resolve(import.meta.dirname, '../..');
test(
  'a click on a text shows which message it is, and the built site knows nothing of it',
  { tag: '@long' },
  async ({ dev }) => {
    const browser = await chromium.launch(launchOptions());
    const page = await browser.newPage({ baseURL: dev.origin });
    const panel = page.getByRole('dialog', { name: 'Message' });
    const heading = page.getByRole('heading', { level: 1 });

    await page.goto('/about-us?messages');
    await expect(heading).toHaveText(message('aboutUs.hero.title'));
    await heading.click();
    await expect(panel.getByRole('heading')).toHaveText('aboutUs.hero.title');
    await expect(panel.getByText(/^locales\/en\/about-us\.json:\d+$/)).toBeVisible();
    await expect(panel.getByText(/^\d+ of at most \d+ characters$/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    // A link leads nowhere, shows what it and its navigation are called, and Enter does what a click does.
    const link = page.getByRole('banner').getByRole('link', { name: message('common.nav.caseStudies') });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading')).toHaveText(['common.nav.caseStudies', 'common.nav.label']);
    await expect(page).toHaveURL('/about-us?messages');
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(link).toBeFocused();

    // With Alt the page is used as usual, and the next page's words are known as well.
    await link.click({ modifiers: ['Alt'] });
    await expect(heading).toHaveText(message('caseStudies.hero.title'));
    await heading.click();
    await expect(panel.getByRole('heading')).toHaveText('caseStudies.hero.title');

    // The panel's facts come from the catalogs.
    const facts = (await (await page.request.get(`${messagesEndpoint}?locale=es`)).json()) as object;
    expect(facts).toMatchObject({ source: 'en', messages: { 'aboutUs.hero.title': { id: 'aboutUs.hero.title' } } });

    // Without the question nothing is there.
    await page.goto('/about-us');
    await heading.click();
    await expect(panel).toBeHidden();
    const devScript = await (await page.request.get('/assets/messages.js')).text();
    await browser.close();

    const traces = [messagesEndpoint, 'messages-panel'];
    for (const trace of traces) expect(devScript).toContain(trace);
    const files = (await readdir(join(root, 'dist'), { recursive: true })).filter((file) =>
      /\.(?:js|html)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const text = await readFile(join(root, 'dist', file), 'utf8');
      expect(traces.filter((trace) => text.includes(trace))).toEqual([]);
      expect(text, file).not.toMatch(/[\u{E0001}-\u{E007F}]/u);
    }
  },
);
