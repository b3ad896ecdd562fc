import type { Page } from '@playwright/test';
import { localeFacts, sourceLocale } from '../../src/i18n/locales';
import { messagesIn } from '../messages/testing/messagesIn';
import { expect } from '../server/testing/site';
import type { ProjectCopy } from '../testing/projectCopy';
import { test } from './testing/devPage';

const message = messagesIn(sourceLocale);

/** The text of a message in a saved catalog of the copy. */
const textIn = (copy: ProjectCopy, file: string, id: string) =>
  (JSON.parse(copy.read(file)) as Record<string, { defaultMessage: string }>)[id]?.defaultMessage;

/** The line of a message in the Spanish ledger of the copy. */
const ledgerLine = (copy: ProjectCopy, id: string) =>
  copy
    .read('locales/ledgers/es.jsonl')
    .split('\n')
    .find((line) => line.includes(`"key":"${id}"`));

/** The part of the panel that edits a message, and the page in the frame of `?messages`. */
const panelOf = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });
const siteIn = (page: Page) => page.frameLocator('iframe[title="Page"]');

test.skip(!Object.hasOwn(localeFacts, 'es'), 'These tests write Spanish');

test(
  'a translator edits by keyboard: the page shows the text, the check refuses mistakes, and file and ledger change',
  { tag: '@long' },
  async ({ page, copy }) => {
    test.setTimeout(240_000);
    const id = 'common.nav.caseStudies';
    const file = 'locales/es/common.json';
    const old = textIn(copy, file, id) ?? '';
    const panel = panelOf(page);
    const header = siteIn(page).getByRole('banner');
    const field = panel.getByRole('textbox', { name: 'Translation' });

    await page.setViewportSize({ width: 1900, height: 900 });
    await page.goto('/es/about-us?messages');
    await header.getByRole('link', { name: old }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByText(message(id), { exact: true }).first()).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(old);

    // The panel reports a wrong text with its fix, and does not save it.
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Historias &amp; más');
    await expect(panel.getByText(/^Problem: shows “&amp;” to visitors. Fix: write the character itself/)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByText(/^Not saved: /)).toBeVisible();
    expect(textIn(copy, file, id)).toBe(old);

    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Casos reales');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana Díaz');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // The page is loaded again, and the panel stays.
    await expect(panel.getByText('by Ana Díaz')).toBeVisible();
    await expect(header.getByRole('link', { name: 'Casos reales' })).toBeVisible({ timeout: 60_000 });
    expect(textIn(copy, file, id)).toBe('Casos reales');
    expect(ledgerLine(copy, id)).toContain('"by":"Ana Díaz"');
  },
);

test(
  'the keyboard leads from one open message to the next, which keeps what was typed',
  { tag: '@long' },
  async ({ page, copy }) => {
    test.setTimeout(240_000);
    const file = 'locales/es/about-us.json';
    const [first, second] = ['aboutUs.who.heading', 'aboutUs.hero.lead'] as const;
    for (const id of [first, second]) copy.edit(file, JSON.stringify(textIn(copy, file, id)), '""');
    const panel = panelOf(page);
    const field = panel.getByRole('textbox', { name: 'Translation' });

    await page.goto('/es/about-us?messages');
    await page.getByRole('button', { name: 'Next of 2 to translate' }).press('Enter');
    await expect(panel.getByRole('heading')).toHaveText(second);
    // The focus may be in the page.
    await siteIn(page).getByRole('banner').getByRole('link').first().press('Alt+ArrowDown');
    await expect(panel.getByRole('heading')).toHaveText(first);
    await expect(siteIn(page).getByText(message(first), { exact: true })).toBeInViewport();
    await expect(field).toBeFocused();
    await page.keyboard.type('Quiénes somos');
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByRole('heading')).toHaveText(second);
    expect(textIn(copy, file, first)).toBe('Quiénes somos');

    await expect(field).toBeFocused();
    await page.keyboard.type('Somos una consultora');
    await page.reload();
    await expect(field).toHaveValue('Somos una consultora');
  },
);
