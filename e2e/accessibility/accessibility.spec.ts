import { expect, test } from '../fixtures';
import { axeViolations } from '../support/axeViolations';
import { stateOf } from '../support/openStates';
import { fiveStudies, oneOfEachKind } from '../support/samples';
import { wideScreen } from '../support/site';

// e2e/long/rules.spec.ts tests every page and state, in every language, in both schemes and on both screens.
test.use({ colorScheme: 'light' });

/** The pages with the most pairs of colors; src/theme/contrast.test.ts computes every pair of the palette. */
const dark = new Set<string>(['/', `/case-studies/${fiveStudies[0]}`]);

for (const path of [...oneOfEachKind.map((route) => route.path), '/404']) {
  test.describe(() => {
    test.use({ expectedErrors: path === '/404' ? /status of 404/ : [] });

    test(`${path} has no violation of axe’s rules`, async ({ page, site, expectAccessible }) => {
      await page.goto(path);
      await site.hydrated();
      await expectAccessible();
      if (!dark.has(path)) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page, 'colors')).toEqual([]);
    });
  });
}

for (const id of ['menu-services-open', 'contact-errors', 'referral-errors', 'brief-check'] as const) {
  test(`${id} has no violation of axe’s rules, in either color scheme`, async ({ page, site, expectAccessible }) => {
    const { path, reach, to = Infinity } = stateOf(id);
    if (to < wideScreen) await page.setViewportSize({ width: 412, height: 839 });
    await site.open(path);
    await reach(page);
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page, 'colors')).toEqual([]);
  });
}
