import { localeFacts, sourceLocale } from '../../src/i18n/locales';
import { messagesIn } from '../messages/testing/messagesIn';
import { expect } from '../server/testing/site';
import { test } from './testing/devPage';
import { ledgerLine, panelOf, siteIn, textIn } from './testing/panelPage';

const message = messagesIn(sourceLocale);

test.skip(!Object.hasOwn(localeFacts, 'es'), 'These tests write Spanish');

test(
  'a translation is edited by keyboard: the page shows it, the check refuses, file and ledger get it',
  { tag: '@long' },
  async ({ page, copy }) => {
    test.setTimeout(240_000);
    const id = 'common.nav.caseStudies';
    const files = ['locales/es/common.json', 'locales/ledgers/es.jsonl'] as const;
    const [file] = files;
    const before = files.map(copy.read);
    const old = textIn(copy, file, id) ?? '';
    const panel = panelOf(page);
    const header = siteIn(page).getByRole('banner');

    await page.setViewportSize({ width: 1900, height: 900 });
    await page.goto('/es/about-us?messages');
    await header.getByRole('link', { name: old }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading')).toHaveText(id);
    await expect(panel.getByText(message(id), { exact: true }).first()).toBeVisible();
    const field = panel.getByRole('textbox', { name: 'Translation' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(old);

    // A refused text is reported with its fix, and is not saved.
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Historias &amp; más');
    await expect(panel.getByText(/^Problem: shows “&amp;” to visitors. Fix: write the character itself/)).toBeVisible();
    await expect(header.getByRole('link', { name: 'Historias &amp; más' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByText(/^Not saved: /)).toBeVisible();
    expect(files.map(copy.read)).toEqual(before);

    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Casos reales');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana Díaz');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // The page is loaded anew, and the panel stays.
    await expect(panel.getByText('by Ana Díaz')).toBeVisible();
    await expect(panel.getByText(/Saved\.$/)).toBeVisible();
    await expect(header.getByRole('link', { name: 'Casos reales' })).toBeVisible({ timeout: 60_000 });
    expect(textIn(copy, file, id)).toBe('Casos reales');
    expect(copy.read(file)).toBe(
      before[0]?.replace(
        `"${id}": {\n    "defaultMessage": "${old}"`,
        `"${id}": {\n    "defaultMessage": "Casos reales"`,
      ),
    );
    expect(ledgerLine(copy, 'es', id)).toContain('"by":"Ana Díaz"');
  },
);

test(
  'English words are edited in the same way, in a dialog too, and the panel shows them to its translators',
  { tag: '@long' },
  async ({ page, copy }) => {
    test.setTimeout(240_000);
    const id = 'contact.title';
    const panel = panelOf(page);
    await page.goto('/about-us?messages');
    await siteIn(page)
      .getByRole('banner')
      .getByRole('button', { name: message('common.contactUs') })
      .click({ modifiers: ['Alt'] });
    const dialog = siteIn(page).getByRole('dialog', { name: message(id) });
    await dialog.getByRole('heading', { name: message(id) }).click();
    await expect(panel.getByRole('heading')).toHaveText(id);
    await expect(panel.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' now');
    await expect(siteIn(page).getByRole('dialog', { name: `${message(id)} now` })).toBeVisible();
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => textIn(copy, 'locales/en/contact.json', id)).toBe(`${message(id)} now`);
    await page.goto('/es/about-us?messages=contact.title');
    await expect(panel.getByText('English changed')).toBeVisible();
    await expect(panel.getByText(`${message(id)} now`, { exact: true }).first()).toBeVisible();
  },
);
