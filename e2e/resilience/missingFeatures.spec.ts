import { sourceLocale } from '../../src/i18n/locales';
import { hrefOf } from '../../src/routes';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { oneOfEachKind } from '../support/samples';

/** What older browsers lack, and what tools against tracking remove or change. */
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
  },
  'has them in another form': () => {
    for (const method of ['addEventListener', 'removeEventListener']) {
      Object.defineProperty(MediaQueryList.prototype, method, { value: undefined });
    }
    Object.defineProperty(navigator, 'languages', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Intl.DateTimeFormat.prototype.resolvedOptions = () => ({}) as Intl.ResolvedDateTimeFormatOptions;
  },
} as const;

for (const [how, take] of Object.entries(gaps)) {
  test(`where the browser ${how}, every kind of page answers`, async ({ page, site, contact }) => {
    await page.addInitScript(take);
    // Home comes last.
    for (const { path } of oneOfEachKind.toReversed()) {
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
