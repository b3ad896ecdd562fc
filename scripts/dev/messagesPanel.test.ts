import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { launchOptions } from '@nine-blocks/system-browsers/launchOptions';
import { messagesEndpoint } from '@nine-blocks/translation-kit/panel/messagesEndpoint';
import { newsEvent } from '@nine-blocks/translation-kit/panel/pageNews';
import { chromium } from '@playwright/test';
import { messagesIn } from '../messages/testing/messagesIn';
import { publishedLocales } from '../messages/testing/publishedLocales';
import { expect } from '../server/testing/site';
import { test } from './testing/devServer';
import { sourceLocale } from '../../src/i18n/locales';

const message = messagesIn(sourceLocale);
const [, other = sourceLocale] = publishedLocales;

const root = resolve(import.meta.dirname, '../..');
test(
  'a click on a text shows which message it is, and the built site knows nothing of it',
  { tag: '@long' },
  async ({ dev }) => {
    const browser = await chromium.launch(launchOptions());
    // A visitor with this browser would be offered the page in another language.
    const page = await browser.newPage({ baseURL: dev.origin, locale: other, viewport: { width: 1900, height: 900 } });
    const site = page.frameLocator('iframe[title="Page"]');
    const panel = page.getByRole('region', { name: 'Message', exact: true });
    const list = page.getByRole('region', { name: 'All messages of this page' });
    const heading = site.getByRole('heading', { level: 1 });

    await page.goto('/about-us?messages');
    await expect(heading).toHaveText(message('aboutUs.hero.title'));
    await heading.click();
    await expect(panel.getByRole('heading')).toHaveText('aboutUs.hero.title');
    await expect(panel.getByText(/^locales\/en\/about-us\.json:\d+$/)).toBeVisible();
    await expect(panel.getByText(/^\d+ of at most \d+ characters$/)).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(site.getByRole('link', { name: messagesIn(other)('common.language.switch') })).toHaveCount(0);

    // A link leads nowhere, shows what it and its navigation are called, and Enter does what a click does.
    const link = site.getByRole('banner').getByRole('link', { name: message('common.nav.caseStudies') });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading')).toHaveText('common.nav.caseStudies');
    await expect(panel.getByText(/^Also here/).getByRole('button')).toHaveText(['common.nav.label']);
    await expect(page).toHaveURL('/about-us?messages=common.nav.caseStudies');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(link).toBeFocused();

    // The list has what is not visible, too: the page's title, and texts of a dialog that nobody has opened.
    for (const id of ['aboutUs.meta.title', 'contact.title']) {
      await list.getByRole('button', { name: id }).click();
      await expect(panel.getByRole('heading')).toHaveText(id);
    }
    await page.keyboard.press('Escape');
    await expect(list.getByRole('button', { name: 'contact.title' })).toBeFocused();

    // The panel covers no part of the page, on a phone neither.
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const [frame, main] = await Promise.all(
        [page.getByTitle('Page'), page.getByRole('main')].map((part) => part.boundingBox()),
      );
      if (frame === null || main === null || frame === undefined || main === undefined)
        throw new Error('The panel is not shown');
      expect(width < 900 ? main.y - frame.height : main.x - frame.width).toBeGreaterThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1900, height: 900 });

    // With Alt the page is used as usual, and the next page's words are known as well.
    await link.click({ modifiers: ['Alt'] });
    await expect(heading).toHaveText(message('caseStudies.hero.title'));
    await heading.click();
    await expect(panel.getByRole('heading')).toHaveText('caseStudies.hero.title');

    // The panel's facts come from the catalogs.
    const facts = (await (await page.request.get(`${messagesEndpoint}?path=/es`)).json()) as object;
    expect(facts).toMatchObject({ source: 'en', messages: { 'aboutUs.hero.title': { id: 'aboutUs.hero.title' } } });

    // Without the question nothing is there.
    await page.goto('/about-us');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel).toBeHidden();
    const scripts = await Promise.all(
      ['panel', 'messages'].map(async (name) => (await page.request.get(`/assets/${name}.js`)).text()),
    );
    await browser.close();

    const traces = [messagesEndpoint, newsEvent];
    for (const trace of traces) expect(scripts.join('\n')).toContain(trace);
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
