import { sourceLocale } from '../../src/i18n/locales';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { oneOfEachKind } from '../support/samples';
import type { OpenState, StateId } from '../support/openStates';
import { places } from '../support/places';

/** States with parts that no other has. Chromium sees the others in e2e/long/rules.spec.ts, with every language and screen. */
const newPieces: readonly string[] = [
  'menu-services-open',
  'contact-errors',
  'referral-errors',
  'brief-check',
  'reward-refused',
] satisfies StateId[];

const kinds = new Set<string>(['/404', ...oneOfEachKind.map(({ path }) => path)]);

const looked = places.filter(({ locale, path, state }) => {
  if (locale !== sourceLocale) return false;
  return state === undefined ? kinds.has(path) : newPieces.includes(state.id);
});

test.use({ colorScheme: 'light' });

for (const { title, href, path, expectedErrors, state } of looked) {
  const { from = 0, to = Infinity, needs: needed, reach }: Partial<OpenState> = state ?? {};

  test.describe(() => {
    test.use({ expectedErrors });

    test(`${title} has no violation of axe’s rules, in either color scheme`, async ({
      page,
      site,
      viewport,
      expectAccessible,
    }) => {
      if (needed !== undefined) needs(needed);
      const { width = 0 } = viewport ?? {};
      test.skip(width < 900 && to === Infinity, 'e2e/long/rules.spec.ts looks at it on narrow screens');
      if (width > to) await page.setViewportSize({ width: 412, height: 839 });
      test.skip(width < from, 'There is no such state at this width');
      await page.goto(href);
      await site.hydrated();
      if (path === '/404') await expect(site.heading).toHaveText(message('notFound.hero.title'));
      await reach?.(page);
      await expectAccessible();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible('colors');
    });
  });
}
