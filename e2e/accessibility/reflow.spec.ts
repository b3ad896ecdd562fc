import { needs } from '@nine-blocks/system-browsers/needs';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { walkFocus } from '../support/focusWalk';
import { layoutFaults, tightestFaults } from '../support/layoutFaults';
import { fiveStudies, oneOfEachKind, thirdLocale as locale } from '../support/samples';
import { stateOf } from '../support/openStates';
import { createSite } from '../support/site';
import { messagesIn } from '../messages';

/** A page of each kind, and a table. Only the table may be wider than the screen: it scrolls inside its own box. */
const addresses = [
  ...oneOfEachKind.map(({ path }) => hrefOf(path, locale)),
  `${hrefOf('/case-studies/compare', locale)}?studies=${fiveStudies.slice(0, 2).join()}`,
];

// e2e/long tests every language in every narrowing.
test.describe('in the language with the widest words', () => {
  // The browser prefers the language of the page, so that the site suggests no other language.
  test.use({ locale });

  test('nothing is lost, cut off or over the edge in the tightest narrowings', async ({ page }) => {
    needs('smallWindow');
    const site = createSite(page, messagesIn(locale));
    const faults: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      await site.hydrated();
      faults.push(...(await tightestFaults(page)).map((fault) => `${address}, ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

test.describe('on a screen of 320 × 256 px, equal to a page at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const id of ['contact-errors', 'menu-services-open', 'referral-errors'] as const) {
    test(`${id}: every stop can be seen, nothing is cut off, and the header scrolls away`, async ({ page, site }) => {
      const { path, reach } = stateOf(id);
      await site.open(path);
      if (id === 'referral-errors') {
        await site.footer.scrollIntoViewIfNeeded();
        await expect(site.header).not.toBeInViewport();
      }
      await reach(page);
      expect(await layoutFaults(page)).toEqual([]);
      const { stops, faults } = await walkFocus(page);
      expect(faults).toEqual([]);
      expect(stops.length).toBeGreaterThan(5);
    });
  }
});
