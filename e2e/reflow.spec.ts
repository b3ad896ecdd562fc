import { fetchFailed } from './engines/browserErrors';
import { expect, test } from './fixtures';
import { walkFocus } from './pages/focusWalk';
import { oneOfEachKind } from './pages/oneOfEachKind';
import { openStates } from './pages/openStates';
import { layoutFaults, narrowings } from './pages/narrowings';
import { wearStyles } from './pages/wearStyles';

for (const narrowing of narrowings) {
  // The first leaves the least room, and stands for the others.
  const details = narrowing === narrowings[0] ? {} : { tag: '@long' };

  test(`${narrowing.name}: nothing is lost, cut off or over the edge`, details, async ({ page, site, isNarrow }) => {
    test.skip(isNarrow && narrowing.screen !== undefined, 'A screen of that size is the same on a phone.');
    const faults: string[] = [];
    if (narrowing.screen !== undefined) await page.setViewportSize(narrowing.screen);
    for (const { path } of oneOfEachKind) {
      await page.goto(path);
      await site.hydrated();
      await wearStyles(page, narrowing.styles);
      faults.push(...(await layoutFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test.describe('on a screen of 320 × 256 px, which is a page at 400 %', () => {
  test.skip(({ isNarrow }) => isNarrow, 'A screen of that size is the same on a phone.');
  test.use({ viewport: { width: 320, height: 256 } });

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
