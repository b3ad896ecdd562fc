import { company } from '../../src/content/company';
import { sourceLocale } from '../../src/i18n/locales';
import { messagesIn } from '../messages/testing/messagesIn';
import { expect } from '../server/testing/site';
import { test } from './testing/devPage';

const message = messagesIn(sourceLocale);

test(
  'a saved file shows in the open page, which keeps what was typed; a broken one shows its reason until it is whole again',
  { tag: '@long' },
  async ({ page, copy }) => {
    test.setTimeout(240_000);
    const component = 'src/contact/ContactDialog.tsx';
    const catalog = 'locales/en/contact.json';
    const reason = (text: string | RegExp) => page.locator('iframe').contentFrame().getByText(text).first();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox').first();
    const open = page.getByRole('banner').getByRole('button', { name: message('common.contactUs') });
    const edit = (file: string, from: string, to: string) => copy.write(file, copy.read(file).replace(from, to));

    await page.goto('/about-us');
    await open.click();
    await field.fill('Ada');
    edit(component, 'id="contact.lead" />', 'id="contact.lead" /> Soon');
    await expect(dialog.getByText('Soon')).toBeVisible();
    await expect(field).toHaveValue('Ada');

    const whole = copy.read(component);
    copy.write(component, `${whole}}`);
    await expect(reason(/ContactDialog\.tsx/)).toBeVisible();
    copy.write(component, whole.replace('Soon', 'Later'));
    await expect(dialog.getByText('Later')).toBeVisible();
    await expect(field).toHaveValue('Ada');

    edit('src/theme/theme.ts', 'borderRadius: 10', 'borderRadius: 9');
    await expect(page.locator('html')).toHaveCSS('--shape-borderRadius', '9px');
    edit('src/content/company.ts', company.name, 'Ten Blocks');
    await expect(page).toHaveTitle(/Ten Blocks/);
    await expect(field).toHaveValue('Ada');

    const words = copy.read(catalog);
    copy.write(catalog, `${words}}`);
    await expect(reason(/contact\.json/)).toBeVisible();
    copy.write(catalog, words.replace(message('contact.title'), 'Write to us'));
    await open.click();
    await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible();
  },
);
