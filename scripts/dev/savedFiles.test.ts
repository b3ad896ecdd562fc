import type { WebSocketRoute } from '@playwright/test';
import { sourceLocale } from '../../src/i18n/locales';
import { messagesIn } from '../messages/testing/messagesIn';
import { expect } from '../server/testing/site';
import { test } from './testing/devPage';

const message = messagesIn(sourceLocale);

test(
  'a saved file shows in the open page, which keeps typed text; a broken file shows its error until it is correct again',
  { tag: '@long' },
  async ({ page, copy }) => {
    test.setTimeout(240_000);
    const header = 'src/layout/Header.tsx';
    const catalog = 'locales/en/about-us.json';
    const reason = (text: string | RegExp) => page.locator('iframe').contentFrame().getByText(text).first();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox').first();
    const open = page.getByRole('banner').getByRole('button', { name: message('common.contactUs') });

    const sockets: WebSocketRoute[] = [];
    await page.routeWebSocket(/\/ws$/, (socket) => {
      socket.connectToServer();
      sockets.push(socket);
    });
    await page.goto('/about-us');
    await open.click();
    await field.fill('Ada');
    copy.edit('src/contact/ContactDialog.tsx', 'id="contact.title" />', 'id="contact.title" /> Soon');
    await expect(dialog.getByText('Soon')).toBeVisible();
    await expect(field).toHaveValue('Ada');

    // The connection ends, as when a computer sleeps.
    for (const socket of sockets) await socket.close();
    copy.edit(header, '<Toolbar>', '<Toolbar');
    await expect(reason(/Header\.tsx/)).toBeVisible();
    copy.edit(header, '<Toolbar', '<Toolbar>Whole');
    await expect(page.getByRole('banner').getByText('Whole')).toBeVisible();
    copy.edit(catalog, `${message('aboutUs.hero.title')}"`, 'Who we are');
    await expect(reason(/about-us\.json/)).toBeVisible();
    copy.edit(catalog, 'Who we are', 'Who we are"');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are');
  },
);
