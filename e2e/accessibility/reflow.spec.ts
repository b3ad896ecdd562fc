import { type Locale, localeFacts, sourceLocale } from '../../src/i18n/locales';
import { hrefOf } from '../../src/routes';
import { fetchFailed } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { walkFocus } from '../support/focusWalk';
import { layoutFaults, narrow, narrowings, tightest, tightestFaults } from '../support/narrowings';
import { oneOfEachKind } from '../support/oneOfEachKind';
import { openStates } from '../support/openStates';
import { fiveStudies } from '../support/samples';
import { createSite } from '../support/site';
import { messagesIn } from '../messages';

/** A page of each kind, and a table, which alone may be wider than the screen: it scrolls in a box of its own. */
const addresses = (locale: Locale) => [
  ...oneOfEachKind.map(({ path }) => hrefOf(path, locale)),
  `${hrefOf('/case-studies/compare', locale)}?studies=${fiveStudies.slice(0, 2).join()}`,
];

// Spanish, whose words are the widest, stands for the other languages, which e2e/long has.
for (const locale of [sourceLocale, 'es'] as const) {
  for (const narrowing of locale === sourceLocale ? narrowings : tightest) {
    test.describe(`in ${localeFacts[locale].name}`, tightest.includes(narrowing) ? {} : { tag: '@long' }, () => {
      // The browser reads what the page is written in, so that nothing is suggested.
      test.use({ locale });

      test(`${narrowing.name}: nothing is lost, cut off or over the edge`, async ({ page, isNarrow }) => {
        test.skip(isNarrow && narrowing.screen !== undefined, 'A screen of that size is the same on a phone.');
        const site = createSite(page, messagesIn(locale));
        const faults: string[] = [];
        for (const address of addresses(locale)) {
          await page.goto(address);
          await site.hydrated();
          await narrow(page, narrowing);
          faults.push(...(await layoutFaults(page)).map((fault) => `${address}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    });
  }
}

for (const id of ['contact-errors', 'filter-chosen', 'menu-services-open', 'pack-open'] as const) {
  const state = openStates.find((known) => known.id === id);

  test(`${id}: nothing is over the edge where there is least room`, async ({ page, site, isNarrow }) => {
    test.skip(isNarrow, 'A screen of that size is the same on a phone.');
    if (state === undefined) throw new Error(`There is no state ${id}`);
    await narrow(page, tightest[0]);
    await site.open(state.path);
    await state.reach(page);
    expect(await tightestFaults(page)).toEqual([]);
  });
}

test.describe('on a screen of 320 × 256 px, which is a page at 400 %', () => {
  test.skip(({ isNarrow }) => isNarrow, 'A screen of that size is the same on a phone.');

  // Not by `test.use`, by which a desktop would be taken for a phone.
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
  });

  test('the header does not stay where the page is read', async ({ site }) => {
    await site.open('/about-us');
    await site.footer.scrollIntoViewIfNeeded();
    await expect(site.header).not.toBeInViewport();
  });

  for (const id of ['contact-errors', 'contact-failed', 'menu-services-open', 'referral-errors'] as const) {
    const state = openStates.find((known) => known.id === id);
    test.describe(id, () => {
      test.use({ expectedErrors: new RegExp(`^Failed to load resource|${fetchFailed}`) });

      test('every stop can be seen, and nothing is cut off', async ({ page, site }) => {
        if (state === undefined) throw new Error(`There is no state ${id}`);
        await site.open(state.path);
        await state.reach(page);
        expect(await layoutFaults(page)).toEqual([]);
        const { stops, faults } = await walkFocus(page);
        expect(faults).toEqual([]);
        expect(stops.length).toBeGreaterThan(5);
      });
    });
  }
});
