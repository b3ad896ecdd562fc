import { existsSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type Locale, sourceLocale } from '../../src/i18n/locales';
import { hrefOf, type Path } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { contactDialog } from '../support/contactDialog';
import { type StateId, stateOf } from '../support/openStates';
import { aService, mostFilmed, rightToLeft, worksPath } from '../support/samples';
import { createSite, sectionOf } from '../support/site';
import { leaveNothingToChance, stillPage } from '../support/stillPage';
import { pictureEngineOf, reasonNotToCompare, storedPictureEngine, storePictureEngine } from './visual/pictureEngine';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

interface Picture {
  path: Path | '/404';
  viewport: typeof phone;
  scheme?: 'light' | 'dark';
  locale?: Locale;
  /** Picture pixels per CSS pixel: a quarter shows the layout in few bytes. */
  scale?: number;
  state?: StateId;
  /** The first screen, the whole page or a part of it. */
  shows: 'screen' | 'page' | ((page: Page) => Locator);
}

const footer = { path: '/404', shows: (page: Page) => createSite(page).footer } as const;
const dialog = { path: '/', shows: (page: Page) => contactDialog(page).dialog } as const;

/** Stored pictures by file name. Each one shows only its subject, so that one change affects few pictures. */
const states: Readonly<Record<string, Picture>> = {
  'services-open': { path: '/404', viewport: desktop, state: 'services-open', shows: 'screen' },
  'menu-open': { path: '/404', viewport: phone, state: 'menu-services-open', shows: 'screen' },
  footer: { ...footer, viewport: desktop },
  'footer-phone': { ...footer, viewport: phone },
  'contact-idle': { ...dialog, viewport: desktop, state: 'contact-idle' },
  'contact-errors-phone': { ...dialog, viewport: phone, state: 'contact-errors' },
  'referral-errors-phone': {
    path: '/referral',
    viewport: phone,
    state: 'referral-errors',
    shows: (page) => sectionOf(page, message('referral.form.heading')),
  },
};

/** Pages that have a picture of the whole page: wide and light, narrow and dark. */
const pages: readonly Path[] = [
  '/',
  `/case-studies/${mostFilmed}`,
  worksPath,
  '/referral',
  '/case-studies',
  '/case-studies/compare',
  `/services/${aService}`,
  '/about-us',
  '/due-diligence',
];

const modes: readonly (readonly [name: string, Pick<Picture, 'viewport' | 'scheme' | 'locale'>])[] = [
  ['wide', { viewport: desktop }],
  ['phone', { viewport: phone, scheme: 'dark' }],
  ...rightToLeft.slice(0, 1).map((locale) => ['arabic', { viewport: desktop, scheme: 'dark', locale }] as const),
];

/** The first four pages also have a picture from right to left. */
const wholePages = pages.flatMap((path, at) =>
  modes
    .slice(0, at < 4 ? 3 : 2)
    .map(([mode, look]): [string, Picture] => [
      `pages/${path === '/' ? 'home' : path.slice(1).replace('/', '-')}-${mode}`,
      { path, scale: 1 / 4, shows: 'page', ...look },
    ]),
);

/** A button that moves by one pixel changes about two hundred pixels. The same engine draws letters without a difference. */
const tolerance = { threshold: 0.1, maxDiffPixels: 60, timeout: 30_000, scale: 'device' } as const;

test.use({ reducedMotion: 'reduce' });

test.beforeAll(async ({ browser }, { config }) => {
  const here = await pictureEngineOf(browser);
  if (config.updateSnapshots !== 'none') return storePictureEngine(here);
  const reason = reasonNotToCompare(here, storedPictureEngine());
  test.skip(reason !== undefined, reason);
});

for (const [name, picture] of [...Object.entries(states), ...wholePages]) {
  const { path, viewport, scheme = 'light', locale = sourceLocale, scale = 1, state, shows } = picture;

  test.describe(() => {
    test.use({ viewport, colorScheme: scheme, deviceScaleFactor: scale });
    test.use({ expectedErrors: path === '/404' ? /status of 404/ : [] });

    test(`${name} looks like its stored picture`, async ({ page }, testInfo) => {
      const file = `${name}.png`;
      const stored = testInfo.snapshotPath(file, { kind: 'screenshot' });
      if (testInfo.config.updateSnapshots === 'none' && !existsSync(stored)) {
        throw new Error(`${stored} is missing: run npx playwright test --project=pictures --update-snapshots`);
      }
      await leaveNothingToChance(page);
      await page.goto(hrefOf(path, locale));
      await createSite(page, messagesIn(locale)).hydrated();
      if (state !== undefined) await stateOf(state).reach(page);
      await stillPage(page);
      const subject = typeof shows === 'string' ? expect(page) : expect(shows(page));
      await subject.toHaveScreenshot(file, { ...tolerance, ...(shows === 'page' && { fullPage: true }) });
    });
  });
}
