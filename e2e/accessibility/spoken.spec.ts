import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Locale, sourceLocale } from '../../src/i18n/locales';
import { hrefOf, type Path } from '../../src/paths';
import { expect, test } from '../fixtures';
import { type StateId, stateOf } from '../support/openStates';
import { firstService, fiveStudies, rightToLeft, worksPath } from '../support/samples';
import { createSite } from '../support/site';
import { leaveNothingToChance } from '../support/stillPage';
import { transcript } from '../support/transcript';
import { message, messagesIn } from '../messages';

const all = (page: Page) => page.locator('body');
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const thanks = (page: Page) => page.getByRole('group', { name: message('referral.form.sent') });

interface Reading {
  path: Path | '/404';
  /** The part that is read: header and footer are the same on every page, and are read on the home page alone. */
  part: (page: Page) => Locator;
  reach?: (page: Page) => Promise<void>;
  expectedErrors?: RegExp;
  isOnPhones?: boolean;
}

/** A page of each kind. The first study's next one is no matter of chance: see `leaveNothingToChance`. */
const pages = {
  home: { path: '/', part: all },
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
} as const satisfies Record<string, Reading>;

/** The part that an open state changes. */
const partsOfStates = {
  'services-open': (page) => createSite(page).header,
  'menu-services-open': dialog,
  'contact-errors': dialog,
  'contact-sent': dialog,
  'contact-failed': dialog,
  'referral-errors': main,
  'referral-sent': thanks,
  'brief-check': main,
} as const satisfies Partial<Record<StateId, (page: Page) => Locator>>;

/** English, and what can differ from right to left: the home page in Arabic. */
const readings: readonly [name: string, reading: Reading, locale?: Locale][] = [
  ...Object.entries(pages),
  ...Object.entries(partsOfStates).map(([id, part]): [string, Reading] => {
    const state = stateOf(id as StateId);
    return [id, { ...state, part, isOnPhones: state.to !== undefined }];
  }),
  ...rightToLeft.map((locale): [string, Reading, Locale] => ['home', pages.home, locale]),
];

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'The reader computes its words from the page, alike in every engine',
);

for (const [name, { path, part, reach, expectedErrors, isOnPhones = false }, locale = sourceLocale] of readings) {
  test.describe(() => {
    test.use({ locale, expectedErrors: expectedErrors ?? [] });
    test.skip(({ isNarrow }) => isNarrow !== isOnPhones, 'Each is read on one screen');

    test(`${name}, spoken in ${locale}`, async ({ page }) => {
      await leaveNothingToChance(page);
      await page.goto(hrefOf(path, locale));
      await createSite(page, messagesIn(locale)).hydrated();
      await reach?.(page);
      const heard = await transcript(part(page), locale);
      expect(`${await page.title()}\n\n${heard}`).toMatchSnapshot([`${name}.${locale}.txt`]);
    });
  });
}

test('every stored transcript is read', ({ isNarrow }, testInfo) => {
  test.skip(isNarrow, 'The same files');
  const read = readings.map(([name, , locale = sourceLocale]) => `${name}.${locale}.txt`);
  expect(readdirSync(dirname(testInfo.snapshotPath('any.txt'))).toSorted()).toEqual(read.toSorted());
});
