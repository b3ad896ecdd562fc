import { profiles } from '../../src/content/team';
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
    const header = 'src/layout/Header.tsx';
    const catalog = 'locales/en/about-us.json';
    const reason = (text: string | RegExp) => page.locator('iframe').contentFrame().getByText(text).first();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox').first();
    const open = page.getByRole('banner').getByRole('button', { name: message('common.contactUs') });
    const edit = (file: string, from: string, to: string) => copy.write(file, copy.read(file).replace(from, to));

    await page.goto('/about-us');
    await open.click();
    await field.fill('Ada');
    edit('src/contact/ContactDialog.tsx', 'id="contact.lead" />', 'id="contact.lead" /> Soon');
    await expect(dialog.getByText('Soon')).toBeVisible();
    await expect(field).toHaveValue('Ada');

    edit('src/theme/buttons.ts', 'borderRadius: 10', 'borderRadius: 9');
    await expect(dialog.getByRole('button', { name: message('contact.submit') })).toHaveCSS('border-radius', '9px');
    const [person] = profiles;
    edit('src/content/team.ts', person?.name ?? '', 'Ten Blocks');
    await expect(page.getByText('Ten Blocks').first()).toBeVisible();
    await expect(field).toHaveValue('Ada');

    const whole = copy.read(header);
    copy.write(header, `${whole}}`);
    await expect(reason(/Header\.tsx/)).toBeVisible();
    copy.write(header, whole.replace('<Toolbar>', '<Toolbar>Whole'));
    await expect(page.getByRole('banner').getByText('Whole')).toBeVisible();
    // A name that nobody has defined compiles, and fails in the browser: in the frame, which React keeps, and in a page.
    for (const [file, tag] of [
      [header, '<Toolbar>'],
      ['src/pages/AboutUsPage.tsx', '<PageHero'],
    ] as const) {
      const before = copy.read(file);
      copy.write(file, before.replace(tag, `<Nobody />${tag}`));
      await expect(reason(/Nobody is not defined/)).toBeVisible();
      copy.write(file, before);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    }

    const words = copy.read(catalog);
    copy.write(catalog, `${words}}`);
    await expect(reason(/about-us\.json/)).toBeVisible();
    copy.write(catalog, words.replace(message('aboutUs.hero.title'), 'Who we are'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are');
  },
);
