import { localeFacts, sourceLocale } from '../../src/i18n/locales';
import { messagesIn } from '../messages/testing/messagesIn';
import { expect } from '../server/testing/site';
import { test } from './testing/devPage';
import { ledgerLine, panelOf, siteIn, textIn } from './testing/panelPage';

const message = messagesIn(sourceLocale);

test.skip(!Object.hasOwn(localeFacts, 'es'), 'These tests write Spanish');

test(
  'a translation is edited by keyboard: the page shows it, the check refuses, file and ledger get it, and one press takes it back',
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
    await page.keyboard.type('Historias');
    await expect(
      panel.getByText(/“case study” is not translated as the glossary says. Fix: write “caso práctico”/),
    ).toBeVisible();
    await expect(header.getByRole('link', { name: 'Historias' })).toBeVisible();
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
    expect(ledgerLine(copy, 'es', id)).toContain('"state":"reviewed","by":"Ana Díaz"');

    await page.getByRole('button', { name: `Undo ${id} (es)` }).click();
    await expect(field).toHaveValue(old);
    expect(files.map(copy.read)).toEqual(before);
    await expect(page.getByRole('button', { name: `Undo ${id} (es)` })).toBeHidden();
  },
);

test(
  'English words are edited in the same way, in a dialog too, and translations follow where only spelling has changed',
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
    await panel.getByRole('checkbox', { name: /^Only spelling has changed/ }).check();
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => textIn(copy, 'locales/en/contact.json', id)).toBe(`${message(id)} now`);
    await expect.poll(() => ledgerLine(copy, 'es', id)).toContain(`"english":"${message(id)} now"`);
  },
);
