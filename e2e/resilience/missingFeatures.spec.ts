import { localeFacts, sourceLocale } from '../../src/i18n/locales';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { oneLanguage, oneOfEachKind, otherLocale } from '../support/samples';
import { expectScheme } from '../support/site';

/** Features that older browsers lack, and that privacy tools remove or change. */
const gaps = {
  'lacks newer features': () => {
    for (const [owner, names] of [
      [window, ['IntersectionObserver', 'matchMedia', 'requestIdleCallback']],
      [Element.prototype, ['animate']],
      [Document.prototype, ['fonts', 'startViewTransition']],
      [Navigator.prototype, ['clipboard', 'languages']],
      [Intl, ['supportedValuesOf', 'DisplayNames']],
    ] as const) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
    const unknown = { timeZone: 'Etc/Unknown' } as Intl.ResolvedDateTimeFormatOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = () => unknown;
  },
  'has other forms of features': () => {
    for (const method of ['addEventListener', 'removeEventListener']) {
      Object.defineProperty(MediaQueryList.prototype, method, { value: undefined });
    }
    Object.defineProperty(navigator, 'languages', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Intl.DateTimeFormat.prototype.resolvedOptions = () => ({}) as Intl.ResolvedDateTimeFormatOptions;
  },
} as const;

for (const [how, take] of Object.entries(gaps)) {
  test(`if the browser ${how}, pages work`, async ({ page, site, contact }) => {
    await page.addInitScript(take);
    // Home comes last, because the steps below are on home.
    for (const { path } of how === 'lacks newer features' ? oneOfEachKind.toReversed() : oneOfEachKind.slice(0, 1)) {
      await page.goto(hrefOf(path, sourceLocale));
      await site.hydrated();
      await expect(site.heading).toBeVisible();
    }
    await site.schemeSwitch.click();
    await expect(site.schemeSwitch).toBeChecked();
    await site.main.getByRole('button', { name: message('home.faq.timeZone.question') }).click();
    await site.main.getByRole('button', { name: message('calculators.submit') }).click();
    await expect(site.main.getByRole('status').first()).toBeVisible();
    await contact.open();
    await expect(contact.email).toBeVisible();
  });
}

/** Ways in which browsers deny storage to a page. */
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

test.describe('with another language and the light scheme', () => {
  test.skip(...oneLanguage);
  test.use({ colorScheme: 'light', locale: otherLocale });

  const said = messagesIn(otherLocale);

  for (const [how, block] of Object.entries(blocks)) {
    test(`if storage ${how}, choices stay until the visitor leaves the page`, async ({ page, site }) => {
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

      await site.footer.getByRole('link', { name: localeFacts[otherLocale].name }).click();
      await expect(page).toHaveURL(hrefOf('/about-us', otherLocale));
      await expect(site.heading).toHaveText(said('aboutUs.hero.title'));
      // The next page does not know the choice of scheme, because nothing was stored.
      await expect(page.getByRole('switch', { name: said('common.scheme.dark') })).not.toBeChecked();
      await expect(page.getByRole('button', { name: said('common.contactUs') }).first()).toBeVisible();
      await expectScheme(page, 'light');
    });
  }
});
