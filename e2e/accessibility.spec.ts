import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { oneOfEachKind } from './pages/oneOfEachKind';
import { type OpenState, openStates } from './pages/openStates';
import { createSite } from './pages/site';
import type { Scope } from './rules/inspect';
import { message } from './messages';

const narrow = 'e2e/long/rules.spec.ts looks at it on narrow screens';

const states: readonly OpenState[] = openStates;

/** Dialogs, and a form with all its errors: every engine looks at them here in both schemes, axe alone at the others in one. */
const newPieces: readonly string[] = [
  'menu-services-open',
  'contact-errors',
  'contact-failed',
  'referral-errors',
  'brief-dates',
  'brief-check',
  'day-reckoned',
  'reward-refused',
] satisfies (typeof openStates)[number]['id'][];

async function lookTwice(page: Page, expectAccessible: (scope: Scope) => Promise<void>) {
  await expectAccessible('all');
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

for (const { id, path, from = 0, to = Infinity, expectedErrors, reach } of states) {
  test.describe(() => {
    test.use({ expectedErrors: expectedErrors ?? [] });

    test(`${id} has no violation and valid markup`, async ({ page, site, viewport, isNarrow, expectAccessible }) => {
      test.skip(isNarrow && to === Infinity, narrow);
      const width = viewport?.width ?? 0;
      test.skip(width < from || width > to, 'There is no such state at this width');
      await site.open(path);
      await reach(page);
      if (newPieces.includes(id)) await lookTwice(page, expectAccessible);
      else await expectAccessible('axe');
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
