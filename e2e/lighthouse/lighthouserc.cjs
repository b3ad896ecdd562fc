// Lighthouse CI with Lighthouse's own settings (a phone, simulated slow network and processor): docs/performance.md.
const { require: load } = require('tsx/cjs/api');

const { launchOptions } = load('@nine-blocks/system-browsers/launchOptions', __filename);
const { oneOfEachKind } = load('../support/samples.ts', __filename);

const port = (process.env.PORT ??= '4174');
const measured = new Set(['home', 'caseStudies', 'caseStudy', 'service', 'referral']);
const { executablePath, args } = launchOptions();

/** The median of five runs. */
const median = (limit) => ['error', { aggregationMethod: 'median', ...limit }];

module.exports = {
  ci: {
    collect: {
      url: oneOfEachKind.filter(({ page }) => measured.has(page)).map(({ path }) => `http://127.0.0.1:${port}${path}`),
      numberOfRuns: 5,
      startServerCommand: 'npm run serve',
      startServerReadyPattern: 'Mailbox:',
      chromePath: executablePath,
      settings: { chromeFlags: ['--headless', ...args].join(' ') },
    },
    assert: {
      assertions: {
        'categories:performance': median({ minScore: 0.95 }),
        'categories:accessibility': median({ minScore: 1 }),
        'categories:best-practices': median({ minScore: 1 }),
        'categories:seo': median({ minScore: 1 }),
        'largest-contentful-paint': median({ maxNumericValue: 2500 }),
        'cumulative-layout-shift': median({ maxNumericValue: 0 }),
        'total-blocking-time': median({ maxNumericValue: 300 }),
        'resource-summary:script:size': median({ maxNumericValue: 166_000 }),
      },
    },
    upload: { target: 'filesystem', outputDir: '.lighthouseci/reports' },
  },
};
