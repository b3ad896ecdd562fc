import { localeFacts, sourceLocale } from '../../src/i18n/locales';
import { messagesIn } from '../messages/testing/messagesIn';
import type { ProjectCopy } from '../files/testing/projectCopy';
import { expect } from '../server/testing/site';
import { test } from './testing/devPage';

const message = messagesIn(sourceLocale);

test.skip(!Object.hasOwn(localeFacts, 'es'), 'These tests write Spanish');

/** A message of the copy as its catalog has it now. */
const textIn = (copy: ProjectCopy, file: string, id: string) =>
  (JSON.parse(copy.read(file)) as Record<string, { defaultMessage: string }>)[id]?.defaultMessage;

const ledgerLine = (copy: ProjectCopy, locale: string, id: string) =>
  copy
    .read(`locales/ledgers/${locale}.jsonl`)
    .split('\n')
    .find((line) => line.includes(`"key":"${id}"`));

test(
  'a translation is edited by keyboard: the page shows it, the check refuses, and file and ledger get it',
  { tag: '@long' },
  async ({ page, copy }) => {
    test.setTimeout(240_000);
    const id = 'common.nav.caseStudies';
    const file = 'locales/es/common.json';
    const before = copy.read(file);
    const old = textIn(copy, file, id) ?? '';
    const panel = page.getByRole('dialog', { name: 'Message' });
    const link = page.getByRole('banner').getByRole('link', { name: old });

    await page.goto('/es/about-us?messages');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading').first()).toHaveText(id);
    await expect(panel.getByText(message(id), { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Tab');
    const field = panel.getByRole('textbox', { name: 'Translation' }).first();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(old);

    // A refused text is reported with its fix, and is not saved.
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Historias');
    await expect(
      panel.getByText(/“case study” is not translated as the glossary says. Fix: write “caso práctico”/),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Historias' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Save' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByText(/^Not saved: it /)).toBeVisible();
    expect(copy.read(file)).toBe(before);

    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Casos reales');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana Díaz');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // The page is loaded anew, with the panel as it was.
    await expect(panel.getByText('reviewed by Ana Díaz')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Casos reales' })).toBeVisible();
    const after = copy.read(file);
    expect(textIn(copy, file, id)).toBe('Casos reales');
    expect(after).toBe(
      before.replace(`"${id}": {\n    "defaultMessage": "${old}"`, `"${id}": {\n    "defaultMessage": "Casos reales"`),
    );
    expect(ledgerLine(copy, 'es', id)).toContain('"state":"reviewed","by":"Ana Díaz"');
  },
);

test(
  'English words are edited in the same way, in a dialog too, and translations follow where only spelling has changed',
  { tag: '@long' },
  async ({ page, copy }) => {
    test.setTimeout(240_000);
    const id = 'contact.title';
    const panel = page.getByRole('dialog', { name: 'Message' });
    await page.goto('/about-us?messages');
    await page
      .getByRole('banner')
      .getByRole('button', { name: message('common.contactUs') })
      .click({ modifiers: ['Alt'] });
    const dialog = page.getByRole('dialog', { name: message(id) });
    await dialog.getByRole('heading', { name: message(id) }).click();
    await expect(panel.getByRole('heading').first()).toHaveText(id);
    const field = panel.getByRole('textbox', { name: 'Text' }).first();
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' now');
    await expect(page.getByRole('dialog', { name: `${message(id)} now` })).toBeVisible();
    await panel
      .getByRole('checkbox', { name: /^Only spelling has changed/ })
      .first()
      .check();
    await panel.getByRole('button', { name: 'Save' }).first().click();
    await expect.poll(() => textIn(copy, 'locales/en/contact.json', id)).toBe(`${message(id)} now`);
    await expect.poll(() => ledgerLine(copy, 'es', id)).toContain(`"english":"${message(id)} now"`);
  },
);
