import { firefoxUse } from '@nine-blocks/system-browsers/engineTest';
import { usesSystemEngines } from '@nine-blocks/system-browsers/systemEngines';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';

/** Paths are absolute, because other configurations import them from other folders. */
export const root = import.meta.dirname;

const port = Number(process.env['TEST_PORT'] ?? 4173);

/** The address of a deployed site to test, such as a preview; without it, the tests serve the last build. */
const deployed = process.env['BASE_URL'];

/** The folders of the pictures of failures and of the report; a separate run has its own folders. */
export function outputs(run?: string) {
  const suffix = run === undefined ? '' : `-${run}`;
  return {
    outputDir: `${root}/test-results${suffix}`,
    reporter: [
      ['list'],
      ['html', { open: 'never', outputFolder: `${root}/playwright-report${suffix}` }],
      [`${root}/scripts/testing/skipReporter.ts`],
    ],
    captureGitInfo: { commit: true },
  } satisfies PlaywrightTestConfig;
}

/** The projects that the command names by `--project`. */
const named = Array.from(process.argv.join(' ').matchAll(/--project(?:=\S+|(?: [^\s-]\S*)+)/g), ([option]) =>
  option.split(/[ =]/).slice(1),
).flat();

/** Unit tests need no server, and most of them need no build. */
const needsServer = deployed === undefined && (named.length === 0 || named.some((name) => name !== 'unit'));

/** Firefox and WebKit take a quarter of an hour each: a command without `--project` runs them only in the window of `--ui`, where a person chooses them. */
const isWholeDefault = named.length === 0 && !process.argv.some((word) => /^(?:--ui.*|test-server)$/.test(word));

const browserTests =
  /e2e\/(?:requirements|pages|forms|navigation|accessibility|resilience|print|languages)\/(?:\w+\/)?[^/]+\.spec\.ts$/;
const pictureTests = /e2e\/pages\/visual\.spec\.ts$/;
/** Playwright computes the same trees in every engine. */
const treeTests = /e2e\/accessibility\/trees\.spec\.ts$/;
const driverTests = /packages\/system-browsers\/src\/driver\.spec\.ts$/;

/**
 * Tests that no phone runs: a narrow screen and touch cannot change what they test; or `trees` compares with trees that a wide screen stored,
 * `reflow` sets the size of the screen itself, and `e2e/long/rules.spec.ts` does on a phone what `accessibility` does on a wide screen.
 */
const neverOnPhones =
  /e2e\/(?!heard)\w+\/(?:accessibility|addedNodes|addresses|inputManners|missingFeatures|slowNetwork|colorScheme|deploy|documents|firstPaint|hydration|policy|print|reflow|renderFailure|trees)\.spec\.ts$/;

/** Tests of the requirements, and of behavior that differs most on a phone; `npm run test:long` runs the rest there. */
const differentOnPhones =
  /e2e\/(?:requirements\/(?:contact|featureWork|header|partLinks)|(?!heard|requirements)\w+\/(?:contactDialog|drawer|focusWalk|footer|header|motion|noScript))\.spec\.ts$/;

/** The tag of tests that only `npm run test:long` runs: the default run has other tests of the same kind. */
export const longTag = /@long/;

const viewport = { width: 1440, height: 900 };
const inChromium = { permissions: ['clipboard-read', 'clipboard-write'] };

export const desktop = { ...devices['Desktop Chrome'], ...inChromium, viewport };
const phone = { ...devices['Pixel 7'], ...inChromium };

export const desktopProject = { name: 'chromium', testMatch: browserTests, testIgnore: pictureTests, use: desktop };
export const phoneProject = { name: 'phone', testMatch: differentOnPhones, use: phone };

/** The other browser tests, on a phone. */
export const restOnPhone = {
  name: 'phone',
  testMatch: browserTests,
  testIgnore: [pictureTests, neverOnPhones, differentOnPhones],
  use: phone,
};

/** Unit tests. Windows skips the mail host's tests, because the mail host does not run there. */
export const unitProject = {
  name: 'unit',
  testMatch: /(?:src|scripts|packages|e2e)\/.*\.test\.ts$/,
  testIgnore: process.platform === 'win32' ? /packages\/mail-host\// : [],
};

/** Other engines also run tests with the tag, and the tests of the drivers if they use these. */
const inOtherEngine = {
  testMatch: isWholeDefault ? [] : [browserTests, ...(usesSystemEngines ? [driverTests] : [])],
  testIgnore: [pictureTests, treeTests],
};

/** One runner for all tests: of functions without a browser, of pages on a desktop and a phone, and of pictures. */
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
  // Node runs the build's bundle without compiling it again, which would take seconds.
  build: { external: ['**/.build/**'] },
  forbidOnly: true,
  retries: 0,
  // Stored roles and names, as text; pictures have another folder.
  snapshotPathTemplate: `${root}/e2e/accessibility/trees/{arg}{ext}`,
  // A text or picture that is not stored is a failure; only `--update-snapshots` stores it.
  updateSnapshots: 'none',
  // A small machine has fewer cores, but pages often only wait.
  workers: 4,
  // Long, because a slow machine must not cause failures; a test that passes is not slower.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: deployed ?? `http://127.0.0.1:${port}`,
    // Traces would make Chromium a fifth slower, and Firefox much more. `--trace retain-on-failure` keeps the traces of failed tests.
    screenshot: 'only-on-failure',
    // Without motion tests are faster, and no element moves before it is clicked. Other specs test motion.
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
