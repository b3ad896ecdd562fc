import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Locale, sourceLocale } from '../../src/i18n/locales';
import { hrefOf, type Path } from '../../src/paths';
import { expect, test } from '../fixtures';
import { messagesIn } from '../messages';
import { type StateId, stateOf } from '../support/openStates';
import { firstService, fiveStudies, rightToLeft, worksPath } from '../support/samples';
import { createSite } from '../support/site';
import { leaveNothingToChance } from '../support/stillPage';

interface Tree {
  path: Path | '/404';
  /** Only the tree of the home page has header and footer, because they are the same on every page. */
  part: (page: Page) => Locator;
  reach?: (page: Page) => Promise<void>;
  locale?: Locale;
  expectedErrors?: RegExp;
}

const all = (page: Page) => page.locator('body');
const header = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

const ofState = (id: StateId, part: Tree['part']): Tree => ({ ...stateOf(id), part });

/** A page of each kind, the home page in Arabic, and the states with words that no page shows. */
const trees: Readonly<Record<string, Tree>> = {
  home: { path: '/', part: all },
  ...Object.fromEntries(
    rightToLeft.map((locale): [string, Tree] => [`home.${locale}`, { path: '/', part: all, locale }]),
  ),
  'case-studies': { path: '/case-studies', part: main },
  study: { path: `/case-studies/${fiveStudies[0]}`, part: main },
  service: { path: worksPath, part: main },
  [`service-${firstService}`]: { path: `/services/${firstService}`, part: main },
  referral: { path: '/referral', part: main },
  brief: { path: '/brief', part: main },
  education: { path: '/education', part: main },
  'about-us': { path: '/about-us', part: main },
  'privacy-policy': { path: '/privacy-policy', part: main },
  'not-found': { path: '/404', part: main, expectedErrors: /status of 404/ },
  'services-open': ofState('services-open', header),
  'contact-errors': ofState('contact-errors', dialog),
  'referral-errors': ofState('referral-errors', main),
  'brief-check': ofState('brief-check', main),
};

for (const [name, { path, part, reach, locale = sourceLocale, expectedErrors }] of Object.entries(trees)) {
  test.describe(() => {
    test.use({ locale, expectedErrors: expectedErrors ?? [] });

    test(`${name} has the roles, names and order of its stored tree`, async ({ page }) => {
      await leaveNothingToChance(page);
      await page.goto(hrefOf(path, locale));
      await createSite(page, messagesIn(locale)).hydrated();
      await reach?.(page);
      // Some parts replace their HTML when their code has arrived, after hydration.
      await page.waitForLoadState('networkidle');
      expect(`# ${await page.title()}\n${await part(page).ariaSnapshot()}\n`).toMatchSnapshot([`${name}.txt`]);
    });
  });
}

test('every stored tree is compared', ({}, testInfo) => {
  const compared = Object.keys(trees).map((name) => `${name}.txt`);
  expect(readdirSync(dirname(testInfo.snapshotPath('any.txt'))).toSorted()).toEqual(compared.toSorted());
});
