import {
  defineConfig,
  devices,
  type ReporterDescription,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from '@playwright/test';
import { launchOptions } from '@nine-blocks/browsers/launchOptions';

/** Paths are absolute: other configurations lie beside what they run. */
export const root = import.meta.dirname;

const port = Number(process.env['TEST_PORT'] ?? 4173);

const chromium = { browserName: 'chromium' as const, launchOptions: launchOptions() };

/** The screen of the desktop projects. */
export const wide = { viewport: { width: 1440, height: 900 } };

/** Chromium on that screen, and on a phone. */
export const desktop = { ...chromium, ...wide };
export const phone = { ...devices['Pixel 7'], ...chromium };

const visitorTests = /e2e\/[^/]+\.spec\.ts$/;
const visualTests = /e2e\/visual\.spec\.ts$/;

/** What a narrow screen and a finger cannot change: how pages come to life, fail and keep a color scheme. */
const sameOnPhones =
  /e2e\/(?:colorScheme|deploy|documents|faultMatrix|firstPaint|hydration|loadFailure|policy|renderFailure|storage)\.spec\.ts$/;

/** What they hardly change: words, addresses, filters, mails. `npm run test:long` looks at it on a phone. */
export const nearlySameOnPhones =
  /e2e\/(?:announcements|brokenScript|caseStudies|caseStudy|contactFailure|contactForm|contactKeyboard|contactSending|dialogBackground|education|featureWork|fragments|home|inspectLayout|languages|navigation|noScript|preferences|referralFailure|referralForm|referralPage|referralSending|reflow|ruleEngines|services|studyClips|textPages)\.spec\.ts$/;

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/** The projects of an engine: what its visitors do on a desktop, and on a phone. */
export const visitors = (onDesktop: Use, onPhone: Use) => [
  { name: 'desktop', testMatch: visitorTests, testIgnore: visualTests, use: onDesktop },
  { name: 'phone', testMatch: visitorTests, testIgnore: [visualTests, sameOnPhones, nearlySameOnPhones], use: onPhone },
];

/** What a run tells: on the screen, as a report for people in a folder, and as evidence for the conformance report. */
export function reporters(outputFolder: string): ReporterDescription[] {
  return [
    ['list'],
    ['html', { open: 'never', outputFolder: `${root}/${outputFolder}` }],
    [`${root}/packages/conformance-report/src/reporter.ts`],
  ];
}

/** One runner for everything: pure functions without a browser, visitors on a desktop and a phone, and what they see. */
export default defineConfig({
  testDir: `${root}/e2e`,
  outputDir: `${root}/test-results`,
  globalSetup: [`${root}/e2e/sendsHere.ts`, `${root}/e2e/engines/announceEngine.ts`],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // What is heard of a page, as text; pictures have a folder of their own.
  snapshotPathTemplate: `${root}/e2e/spoken/{arg}{ext}`,
  // A text or picture that is not stored is a failure; only `--update-snapshots` writes.
  updateSnapshots: 'none',
  // One more than the cores of a small machine: pages wait now and then.
  workers: 3,
  timeout: 60_000,
  reporter: reporters('playwright-report'),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of every test costs Chromium a fifth of the time, and Firefox most of it: `npm run test:only -- --trace retain-on-failure` keeps those of failures.
    screenshot: 'only-on-failure',
    // A page that stands still is quicker to test, and nothing moves away from under a click; motion has specs of its own.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  webServer: {
    command: 'tsx scripts/serve.ts',
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), MAILBOX: 'test-results/.mailbox' },
    reuseExistingServer: false,
  },
  projects: [
    { name: 'unit', testDir: root, testMatch: /(?:src|scripts|packages|e2e)\/.*\.test\.ts$/ },
    ...visitors({ ...devices['Desktop Chrome'], ...desktop }, phone),
    {
      name: 'visual',
      testMatch: visualTests,
      snapshotPathTemplate: `${root}/e2e/visual/{arg}{ext}`,
      use: { ...devices['Desktop Chrome'], ...chromium },
    },
  ],
});
