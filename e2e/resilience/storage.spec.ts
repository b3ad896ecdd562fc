import { expect, test } from '../fixtures';
import { expectScheme } from '../support/colorScheme';
import { message, messagesIn } from '../messages';

/** Ways in which browsers take storage away from a page. */
const blocks = {
  'throws when it is looked at': () => {
    const refuse = {
      get: () => {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, refuse);
    Object.defineProperty(document, 'cookie', { ...refuse, set: refuse.get });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  },
  'is null': () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room left', 'QuotaExceededError');
    };
  },
} as const;

test.use({ colorScheme: 'light', locale: 'es-ES' });

const said = messagesIn('es');

for (const [how, block] of Object.entries(blocks)) {
  test(`where storage ${how}, choices hold as long as the page does`, async ({ page, site }) => {
    await page.addInitScript(block);
    await site.open('/');
    const suggestion = page.getByRole('link', { name: said('common.language.switch') });
    await expect(suggestion).toBeVisible();
    await page.getByRole('button', { name: said('common.language.stay') }).click();
    await expect(suggestion).toHaveCount(0);

    await site.schemeSwitch.click();
    await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
    await expectScheme(page, 'dark');
    await expect(suggestion).toHaveCount(0);

    await site.footer.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/about-us');
    await expect(site.heading).toHaveText(said('aboutUs.hero.title'));
    // The page is hydrated in its own language, and knows nothing of the choice before.
    await expect(page.getByRole('switch', { name: said('common.scheme.dark') })).not.toBeChecked();
    await expect(page.getByRole('button', { name: said('common.contactUs') }).first()).toBeVisible();
    await expectScheme(page, 'light');
  });
}
