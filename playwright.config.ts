import { desktop, phone } from '@nine-blocks/system-browsers/engineTest';
import { engineName } from '@nine-blocks/system-browsers/engineUnderTest';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/** Paths are absolute: other configurations are in the folders of their tests. */
export const root = import.meta.dirname;

const port = Number(process.env['TEST_PORT'] ?? 4173);

/** Where a run leaves its files, each run in folders of its own: pictures of failures, and a report. */
export function outputs(run: string) {
  const suffix = run === 'chromium' ? '' : `-${run}`;
  return {
    outputDir: `${root}/test-results${suffix}`,
    reporter: [['list'], ['html', { open: 'never', outputFolder: `${root}/playwright-report${suffix}` }]],
  } satisfies PlaywrightTestConfig;
}

const browserTests =
  /e2e\/(?:requirements|pages|forms|navigation|accessibility|resilience|print|languages)\/(?:\w+\/)?[^/]+\.spec\.ts$/;
const visualTests = /e2e\/pages\/visual\.spec\.ts$/;

/** Tests of behavior that a narrow screen and touch cannot change. */
const sameOnPhones =
  /e2e\/(?!heard)\w+\/(?:addedNodes|addresses|inputManners|missingFeatures|slowNetwork|colorScheme|deploy|documents|firstPaint|hydration|policy|renderFailure)\.spec\.ts$/;

/** Tests of the requirements, and of behavior that differs most on a phone; `npm run test:long` runs the rest there. */
const differentOnPhones =
  /e2e\/(?:requirements\/(?:contact|featureWork|header|partLinks|withoutScript)|(?!heard|requirements)\w+\/(?:contactDialog|drawer|focusWalk|footer|header|motion))\.spec\.ts$/;

export const desktopProject = { name: 'desktop', testMatch: browserTests, testIgnore: visualTests, use: desktop };
export const phoneProject = { name: 'phone', testMatch: differentOnPhones, use: phone };

/** The rest of the tests with a browser, on a phone. */
export const restOnPhone = {
  name: 'phone',
  testMatch: browserTests,
  testIgnore: [visualTests, sameOnPhones, differentOnPhones],
  use: phone,
};

/** Unit tests; on Windows without those of the mail host, which does not run there. */
export const unitProject = {
  name: 'unit',
  testDir: root,
  testMatch: /(?:src|scripts|packages|e2e)\/.*\.test\.ts$/,
  testIgnore: process.platform === 'win32' ? /packages\/mail-host\// : [],
};

/** The tag of tests that the default run leaves to `npm run test:long`: it has others of their kind. */
export const longTag = /@long/;

/** Whether a command runs only unit tests, by all its `--project`: they need no server, and most of them no build. */
export function isUnitAlone(command: string): boolean {
  const named = Array.from(command.matchAll(/--project(?:=(\S+)|((?: [^\s-]\S*)+))/g), ([, one, some]) => one ?? some);
  const projects = named.flatMap((names = '') => names.trim().split(' '));
  return projects.length > 0 && projects.every((name) => name === unitProject.name);
}

/** The default run: unit tests, and the site in Chromium. */
const inChromium: PlaywrightTestConfig['projects'] = [
  unitProject,
  desktopProject,
  phoneProject,
  { name: 'visual', testMatch: visualTests, snapshotPathTemplate: `${root}/e2e/pages/visual/{arg}{ext}`, use: desktop },
];

/** A run in another engine: first the driver that the tests rely on, then the site. */
const inOtherEngine: PlaywrightTestConfig['projects'] = [
  { name: 'driver', testDir: `${root}/packages/system-browsers/src`, testMatch: /driver\.spec\.ts$/, use: desktop },
  { ...desktopProject, dependencies: ['driver'] },
  { ...phoneProject, dependencies: ['driver'] },
];

const server = {
  command: 'tsx scripts/serve.ts',
  cwd: root,
  url: `http://127.0.0.1:${port}/`,
  env: { PORT: String(port), MAILBOX: `${outputs(engineName).outputDir}/.mailbox` },
  reuseExistingServer: false,
};

/** One runner for everything: pure functions without a browser, visitors on a desktop and a phone, and pictures. */
export default defineConfig({
  ...outputs(engineName),
  testDir: `${root}/e2e`,
  ...(isUnitAlone(process.argv.join(' ')) ? {} : { globalSetup: `${root}/e2e/testableBuild.ts`, webServer: server }),
  fullyParallel: true,
  // The build's bundle is what Node runs: to compile it once more takes seconds.
  build: { external: ['**/.build/**'] },
  // Other engines run the tests with this tag, too.
  ...(engineName === 'chromium' ? { grepInvert: longTag } : {}),
  forbidOnly: true,
  retries: 0,
  // The simulated screen reader's words, as text; pictures have a folder of their own.
  snapshotPathTemplate: `${root}/e2e/accessibility/spoken/{arg}{ext}`,
  // A text or picture that is not stored is a failure; only `--update-snapshots` writes.
  updateSnapshots: 'none',
  // More than the cores of a small machine: pages wait now and then.
  workers: 4,
  // Patient, since a slow or busy machine is no failure: a test that passes never waits longer than the page needs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of every test costs Chromium a fifth of the time, and Firefox most of it: `npm run test:only -- --trace retain-on-failure` keeps those of failures.
    screenshot: 'only-on-failure',
    // A page without motion is quicker to test, and nothing moves away from under a click; motion has specs of its own.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: engineName === 'chromium' ? inChromium : inOtherEngine,
});
