import type { Page } from '@playwright/test';
import { engineName } from '@nine-blocks/system-browsers/engineUnderTest';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { oneOfEachKind } from '../support/oneOfEachKind';
import { type OpenState, openStates } from '../support/openStates';
import { createSite } from '../support/site';
import { message } from '../messages';

const narrow = 'e2e/long/rules.spec.ts looks at it on narrow screens';
const everyState = 'e2e/long/rules.spec.ts looks at every state in Chromium';

const states: readonly OpenState[] = openStates;

type StateId = (typeof openStates)[number]['id'];

/** States with pieces that no other has: they are looked at in both color schemes, the others in one and in other engines alone. */
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

async function lookTwice(page: Page, expectAccessible: (scope?: 'colors') => Promise<void>) {
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible('colors');
}

test.use({ colorScheme: 'light' });

for (const { path } of oneOfEachKind) {
  test(`${path} has no violation and valid markup`, async ({ page, site, isNarrow, expectAccessible }) => {
    test.skip(isNarrow, narrow);
    await page.goto(path);
    await site.hydrated();
    await lookTwice(page, expectAccessible);
  });
}

for (const { id, path, from = 0, to = Infinity, expectedErrors, needs: needed, reach } of states) {
  test.describe(() => {
    test.use({ expectedErrors: expectedErrors ?? [] });

    test(`${id} has no violation and valid markup`, async ({ page, site, viewport, isNarrow, expectAccessible }) => {
      if (needed !== undefined) needs(needed);
      test.skip(isNarrow && to === Infinity, narrow);
      test.skip(engineName === 'chromium' && !newPieces.includes(id), everyState);
      const width = viewport?.width ?? 0;
      test.skip(width < from || width > to, 'There is no such state at this width');
      await site.open(path);
      await reach(page);
      if (newPieces.includes(id)) await lookTwice(page, expectAccessible);
      else await expectAccessible();
    });
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('has no violation and valid markup', async ({ page, expectAccessible }) => {
    await page.goto('/nowhere');
    const { hydrated, heading } = createSite(page);
    await hydrated();
    await expect(heading).toHaveText(message('notFound.hero.title'));
    await lookTwice(page, expectAccessible);
  });
});
