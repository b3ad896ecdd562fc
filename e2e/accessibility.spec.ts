import type { Page } from '@playwright/test';
import { routes } from '../src/routes';
import { expect, test } from './fixtures';
import { type OpenState, openStates } from './pages/openStates';
import { createSite } from './pages/site';
import type { Scope } from './rules/inspect';
import { words } from './words';

/** The first page of each kind. Every page in every language is in `e2e/long/rules.spec.ts`. */
const pages = routes.filter(({ page }, index) => routes.findIndex((other) => other.page === page) === index);

const narrow = 'e2e/long/rules.spec.ts looks at it on narrow screens';

const states: readonly OpenState[] = openStates;

async function lookTwice(page: Page, expectAccessible: (scope: Scope) => Promise<void>) {
  await expectAccessible('all');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible('colors');
}

test.use({ colorScheme: 'light' });

for (const { path } of pages) {
  test(`${path} has no violation and valid markup`, async ({ page, site, isNarrow, expectAccessible }) => {
    test.skip(isNarrow, narrow);
    await page.goto(path);
    await site.alive();
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
      await lookTwice(page, expectAccessible);
    });
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('has no violation and valid markup', async ({ page, expectAccessible }) => {
    await page.goto('/nowhere');
    const { alive, heading } = createSite(page);
    await alive();
    await expect(heading).toHaveText(words('notFound.hero.title'));
    await lookTwice(page, expectAccessible);
  });
});
