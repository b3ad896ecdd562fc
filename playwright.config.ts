import { firefoxUse } from '@nine-blocks/system-browsers/engineTest';
import { usesSystemEngines } from '@nine-blocks/system-browsers/systemEngines';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';

/** Paths are absolute: other configurations are in the folders of their tests. */
export const root = import.meta.dirname;

const port = Number(process.env['TEST_PORT'] ?? 4173);

/** The address of a deployed site to test, such as a preview; without it, the tests serve the last build. */
const deployed = process.env['BASE_URL'];

/** Where a run of its own leaves its files: pictures of failures, and a report. */
export function outputs(run?: string) {
  const suffix = run === undefined ? '' : `-${run}`;
  return {
    outputDir: `${root}/test-results${suffix}`,
    reporter: [['list'], ['html', { open: 'never', outputFolder: `${root}/playwright-report${suffix}` }]],
  } satisfies PlaywrightTestConfig;
}

/** The projects that the command names by `--project`. */
const named = Array.from(process.argv.join(' ').matchAll(/--project(?:=\S+|(?: [^\s-]\S*)+)/g), ([option]) =>
  option.split(/[ =]/).slice(1),
).flat();

/** Unit tests need no server, and most of them no build. */
const needsServer = deployed === undefined && (named.length === 0 || named.some((name) => name !== 'unit'));

/** Firefox and WebKit take half an hour each: a command without `--project` leaves them out; in the window of `--ui` they are there to choose. */
const isWholeDefault = named.length === 0 && !process.argv.some((word) => /^(?:--ui.*|test-server)$/.test(word));

const browserTests =
  /e2e\/(?:requirements|pages|forms|navigation|accessibility|resilience|print|languages)\/(?:\w+\/)?[^/]+\.spec\.ts$/;
const pictureTests = /e2e\/pages\/visual\.spec\.ts$/;
const driverTests = /packages\/system-browsers\/src\/driver\.spec\.ts$/;

/** Tests of behavior that a narrow screen and touch cannot change. */
const sameOnPhones =
  /e2e\/(?!heard)\w+\/(?:addedNodes|addresses|inputManners|missingFeatures|slowNetwork|colorScheme|deploy|documents|firstPaint|hydration|policy|renderFailure)\.spec\.ts$/;

/** Tests of the requirements, and of behavior that differs most on a phone; `npm run test:long` runs the rest there. */
const differentOnPhones =
  /e2e\/(?:requirements\/(?:contact|featureWork|header|partLinks)|(?!heard|requirements)\w+\/(?:contactDialog|drawer|focusWalk|footer|header|motion|noScript))\.spec\.ts$/;

/** The tag of tests that the default run leaves to `npm run test:long`: it has others of their kind. */
export const longTag = /@long/;

const viewport = { width: 1440, height: 900 };
const inChromium = { permissions: ['clipboard-read', 'clipboard-write'] };

export const desktop = { ...devices['Desktop Chrome'], ...inChromium, viewport };
const phone = { ...devices['Pixel 7'], ...inChromium };

export const desktopProject = { name: 'chromium', testMatch: browserTests, testIgnore: pictureTests, use: desktop };
export const phoneProject = { name: 'phone', testMatch: differentOnPhones, use: phone };

/** The rest of the tests with a browser, on a phone. */
export const restOnPhone = {
  name: 'phone',
  testMatch: browserTests,
  testIgnore: [pictureTests, sameOnPhones, differentOnPhones],
  use: phone,
};

/** Unit tests; on Windows without those of the mail host, which does not run there. */
export const unitProject = {
  name: 'unit',
  testMatch: /(?:src|scripts|packages|e2e)\/.*\.test\.ts$/,
  testIgnore: process.platform === 'win32' ? /packages\/mail-host\// : [],
};

/** In other engines: tests with the tag, too, and those of the drivers where these are used. */
const inOtherEngine = {
  testMatch: isWholeDefault ? [] : [browserTests, ...(usesSystemEngines ? [driverTests] : [])],
  testIgnore: pictureTests,
};

/** One runner for everything: pure functions without a browser, visitors on a desktop and a phone, and pictures. */
export default defineConfig({
  ...outputs(),
  testDir: root,
  ...(needsServer && {
    globalSetup: `${root}/e2e/testableBuild.ts`,
    webServer: {
      command: 'tsx scripts/serve.ts',
      cwd: root,
      url: `http://127.0.0.1:${port}/`,
      env: { PORT: String(port), MAILBOX: `${outputs().outputDir}/.mailbox` },
      reuseExistingServer: false,
    },
  }),
  fullyParallel: true,
  // The build's bundle is what Node runs: to compile it once more takes seconds.
  build: { external: ['**/.build/**'] },
  forbidOnly: true,
  retries: 0,
  // Roles and names, as text; pictures have a folder of their own.
  snapshotPathTemplate: `${root}/e2e/accessibility/trees/{arg}{ext}`,
  // A text or picture that is not stored is a failure; only `--update-snapshots` writes.
  updateSnapshots: 'none',
  // More than the cores of a small machine: pages wait now and then.
  workers: 4,
  // Patient, since a slow or busy machine is no failure: a test that passes never waits longer than the page needs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: deployed ?? `http://127.0.0.1:${port}`,
    // A trace of every test costs Chromium a fifth of the time, and Firefox most of it: `--trace retain-on-failure` keeps those of failures.
    screenshot: 'only-on-failure',
    // A page without motion is quicker to test, and nothing moves away from under a click; motion has specs of its own.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { ...unitProject, grepInvert: longTag },
    { ...desktopProject, grepInvert: longTag },
    { ...phoneProject, grepInvert: longTag },
    {
      name: 'pictures',
      testMatch: pictureTests,
      grepInvert: longTag,
      snapshotPathTemplate: `${root}/e2e/pages/visual/{arg}{ext}`,
      use: desktop,
    },
    { name: 'firefox', ...inOtherEngine, use: { ...devices['Desktop Firefox'], ...firefoxUse, viewport } },
    { name: 'webkit', ...inOtherEngine, use: { ...devices['Desktop Safari'], viewport } },
  ],
});
