import { hasPage, type Path } from '../../src/paths';
import { expect, test } from '../fixtures';
import { walkFocus } from '../support/focusWalk';
import { stateOf } from '../support/openStates';
import { worksPath } from '../support/samples';

/** The pages with the most kinds of stops; e2e/long walks through all pages, in every language and look. */
const wide: readonly Path[] = (['/', '/case-studies/compare', worksPath] as const).filter(hasPage);
const narrow: readonly Path[] = ['/'];

test('the Tab key goes through each kind of page as it is read, and every stop can be seen and hit', async ({
  page,
  site,
  isNarrow,
}) => {
  for (const path of isNarrow ? narrow : wide) {
    await site.open(path);
    const { stops, faults } = await walkFocus(page);
    expect.soft(faults, path).toEqual([]);
    expect(stops.length).toBeGreaterThan(30);
  }
});

for (const id of ['services-open', 'menu-services-open', 'contact-errors', 'referral-errors'] as const) {
  test(`every stop of ${id} can be seen and hit, in the order of reading`, async ({ page, site, isNarrow }) => {
    const { path, reach, from = 0, to = Infinity } = stateOf(id);
    const { width = 0 } = page.viewportSize() ?? {};
    test.skip(width < from || width > to, 'There is no such state at this width.');
    test.skip(isNarrow && id === 'referral-errors', 'A wide screen has more possible faults.');
    await site.open(path);
    await reach(page);
    expect((await walkFocus(page)).faults).toEqual([]);
  });
}
