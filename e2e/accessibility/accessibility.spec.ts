import type { Path } from '../../src/routes';
import { engineName } from '@nine-blocks/system-browsers/engineUnderTest';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { oneOfEachKind } from '../support/oneOfEachKind';
import { type OpenState, openStates, type StateId } from '../support/openStates';

/** States with pieces that no other has. Chromium sees the others in e2e/long/rules.spec.ts, with every language and screen. */
const newPieces: readonly string[] = [
  'menu-services-open',
  'contact-errors',
  'contact-failed',
  'referral-errors',
  'brief-dates',
  'brief-check',
  'day-reckoned',
  'reward-refused',
] satisfies StateId[];

const states: readonly OpenState[] = openStates;
const looked = engineName === 'chromium' ? states.filter(({ id }) => newPieces.includes(id)) : states;

type Place = Pick<OpenState, 'id' | 'expectedErrors' | 'from' | 'needs' | 'to'> & {
  path: Path | '/404';
  reach?: OpenState['reach'];
};

const places: readonly Place[] = [
  ...oneOfEachKind.map(({ path }) => ({ id: path, path })),
  { id: '/404', path: '/404', expectedErrors: /status of 404/ },
  ...looked,
];

test.use({ colorScheme: 'light' });

for (const { id, path, from = 0, to = Infinity, expectedErrors, needs: needed, reach } of places) {
  test.describe(() => {
    test.use({ expectedErrors: expectedErrors ?? [] });

    test(`${id} has no violation and valid markup, in either color scheme`, async ({
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
      await page.goto(path);
      await site.hydrated();
      if (path === '/404') await expect(site.heading).toHaveText(message('notFound.hero.title'));
      await reach?.(page);
      await expectAccessible();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible('colors');
    });
  });
}
