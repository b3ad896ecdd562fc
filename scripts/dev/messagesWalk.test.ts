import type { MessageId } from '../../src/i18n/messageIds';
import { localeFacts, sourceLocale } from '../../src/i18n/locales';
import { messagesIn } from '../messages/testing/messagesIn';
import { expect } from '../server/testing/site';
import { test } from './testing/devPage';
import { ledgerLine, panelOf, siteIn, textIn } from './testing/panelPage';

const message = messagesIn(sourceLocale);

test.skip(!Object.hasOwn(localeFacts, 'es'), 'This test writes Spanish');

test(
  'hands stay on the keys from one open message to the next, and a broken file takes nothing that was typed',
  { tag: '@long' },
  async ({ page, copy }) => {
    test.setTimeout(240_000);
    const file = 'locales/es/about-us.json';
    const [first, second] = ['aboutUs.who.heading', 'aboutUs.hero.lead'] as const;
    const empty = (id: MessageId, json: string) => json.replace(JSON.stringify(textIn(copy, file, id)), '""');
    copy.write(file, empty(first, empty(second, copy.read(file))));
    const panel = panelOf(page);
    const field = panel.getByRole('textbox', { name: 'Translation' });

    await page.goto('/es/about-us?messages');
    await expect(page.getByText(/^(\d+) of \d+ translated on this page/)).toBeVisible();
    await page.getByRole('button', { name: 'Next of 2 to translate' }).press('Enter');
    await expect(panel.getByRole('heading')).toHaveText(second);
    await expect(panel.getByText('not translated')).toBeVisible();
    // The focus may be in the page.
    await siteIn(page).getByRole('banner').getByRole('link').first().press('Alt+ArrowDown');
    await expect(panel.getByRole('heading')).toHaveText(first);
    await expect(siteIn(page).getByText(message(first), { exact: true })).toBeInViewport();
    await expect(field).toBeFocused();
    await page.keyboard.type('Quiénes somos');
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByRole('heading')).toHaveText(second);
    await expect(field).toBeFocused();
    expect(textIn(copy, file, first)).toBe('Quiénes somos');
    expect(ledgerLine(copy, 'es', first)).not.toContain('"by"');

    await page.keyboard.type('Somos una');
    const whole = copy.read(file);
    copy.write(file, whole.slice(0, -3));
    await expect(page.getByRole('alert')).toHaveText(/about-us\.json:\d+/);
    await expect(
      siteIn(page)
        .frameLocator('iframe')
        .getByText(/about-us\.json:\d+/)
        .first(),
    ).toBeVisible();
    await page.keyboard.type(' consultora');
    copy.write(file, whole);
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(field).toHaveValue('Somos una consultora');
    await expect(siteIn(page).getByText('Somos una consultora')).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('Somos una consultora');
  },
);
