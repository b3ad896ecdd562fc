import { existsSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/case-studies/records';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { hrefOf, type Path } from '../../src/routes';
import { expect, test } from '../fixtures';
import { contactDialog } from '../support/contactDialog';
import { openStates } from '../support/openStates';
import { createSite } from '../support/site';
import { leaveNothingToChance, stillPage } from '../support/stillPage';
import { pictureEngineOf, reasonNotToCompare, storedPictureEngine, storePictureEngine } from './visual/pictureEngine';
import { sectionOf } from '../support/sectionOf';
import type { Locale } from '../../src/i18n/locales';
import { message, messagesIn } from '../messages';

/** `npm run test:visual` is asked to compare, so it must not pass without. */
const mustCompare = process.env['npm_lifecycle_event'] === 'test:visual';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

interface Picture {
  path: string;
  viewport: typeof phone;
  scheme?: 'light' | 'dark';
  /** Without one it is in English. */
  locale?: Locale;
  /** How many of its pixels a CSS pixel has: a quarter shows what stands where, in few bytes. */
  scale?: number;
  reach?: (page: Page) => Promise<void>;
  /** The first screen, the whole page or a part of it. */
  shows: 'screen' | 'page' | ((page: Page) => Locator);
}

function reachOf(id: (typeof openStates)[number]['id']) {
  return openStates.find((state) => state.id === id)?.reach ?? (() => Promise.reject(new Error(`There is no ${id}`)));
}

const footer = { path: '/404', shows: (page: Page) => createSite(page).footer } as const;
const services = { path: '/404', viewport: desktop, reach: reachOf('services-open'), shows: 'screen' } as const;
const dialog = { path: '/', shows: (page: Page) => contactDialog(page).dialog } as const;
const form = {
  path: '/referral',
  reach: reachOf('referral-errors'),
  shows: (page: Page) => sectionOf(page, message('referral.form.heading')),
} as const;

const [aStudy = 'sostena'] = caseStudySlugs;
const aStudyWithVideos =
  caseStudySlugs.find((slug) => caseStudyRecords[slug].sections.some(({ videos }) => videos !== undefined)) ?? aStudy;

/** A page of every kind, and every page that draws. */
const pages: readonly Path[] = [
  '/',
  '/case-studies',
  '/case-studies/compare',
  `/case-studies/${aStudy}`,
  `/case-studies/${aStudyWithVideos}`,
  ...serviceSlugs.map((slug) => `/services/${slug}` as const),
  '/referral',
  '/education',
  '/about-us',
  '/terms-and-conditions',
  '/due-diligence',
  '/brief',
];

/** Each in light, dark, Arabic, wide and narrow, in three pictures. */
const modes = {
  wide: { viewport: desktop },
  phone: { viewport: phone, scheme: 'dark' },
  arabic: { viewport: desktop, scheme: 'dark', locale: 'ar' },
} as const;

const wholePages = Object.fromEntries(
  pages.flatMap((path) =>
    Object.entries(modes).map(([mode, { viewport, ...rest }]): [string, Picture] => [
      `pages/${path === '/' ? 'home' : path.slice(1).replace('/', '-')}-${mode}`,
      {
        path: 'locale' in rest ? hrefOf(path, rest.locale) : path,
        ...('locale' in rest && { locale: rest.locale }),
        viewport,
        scheme: 'scheme' in rest ? rest.scheme : 'light',
        scale: 1 / 4,
        shows: 'page',
      },
    ]),
  ),
);

/** Stored pictures by file name, each of as little as it is about, so that a change of one thing changes few. */
const states: Readonly<Record<string, Picture>> = {
  'services-open': services,
  'services-open-dark': { ...services, scheme: 'dark' },
  'menu-open': { path: '/404', viewport: phone, reach: reachOf('menu-services-open'), shows: 'screen' },
  footer: { ...footer, viewport: desktop },
  'footer-phone': { ...footer, viewport: phone },
  'contact-idle': { ...dialog, viewport: desktop, reach: reachOf('contact-idle') },
  'contact-errors': { ...dialog, viewport: desktop, reach: reachOf('contact-errors') },
  'contact-errors-phone': { ...dialog, viewport: phone, reach: reachOf('contact-errors') },
  'referral-errors': { ...form, viewport: desktop },
  'referral-errors-phone': { ...form, viewport: phone },
};

/** A button moved by one pixel differs in about two hundred; letters drawn anew by the same engine in none. */
const tolerance = { threshold: 0.1, maxDiffPixels: 60, timeout: 30_000, scale: 'device' } as const;

test.use({ reducedMotion: 'reduce' });

test.beforeAll(async ({ browser }, { config }) => {
  const here = await pictureEngineOf(browser);
  if (config.updateSnapshots !== 'none') {
    storePictureEngine(here);
    return;
  }
  const reason = reasonNotToCompare(here, storedPictureEngine());
  if (reason !== undefined && mustCompare) throw new Error(reason);
  if (reason !== undefined) console.log(`Skipped: ${reason}`);
  test.skip(reason !== undefined, reason);
});

for (const [name, { path, viewport, scheme = 'light', locale, scale = 1, reach, shows }] of Object.entries({
  ...states,
  ...wholePages,
})) {
  test.describe(() => {
    test.use({
      viewport,
      colorScheme: scheme,
      deviceScaleFactor: scale,
      expectedErrors: path === '/404' ? /status of 404/ : [],
    });

    test(`${name} looks as it did`, async ({ page, site }, testInfo) => {
      const file = `${name}.png`;
      const stored = testInfo.snapshotPath(file, { kind: 'screenshot' });
      if (testInfo.config.updateSnapshots === 'none' && !existsSync(stored)) {
        throw new Error(`${stored} is missing: npm run test:visual -- --update-snapshots takes it`);
      }
      await leaveNothingToChance(page);
      await page.goto(path);
      await (locale === undefined ? site : createSite(page, messagesIn(locale))).hydrated();
      await reach?.(page);
      await stillPage(page);
      if (typeof shows === 'string') {
        await expect(page).toHaveScreenshot(file, { ...tolerance, fullPage: shows === 'page' });
      } else {
        await expect(shows(page)).toHaveScreenshot(file, tolerance);
      }
    });
  });
}
