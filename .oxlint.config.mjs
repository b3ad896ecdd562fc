import { defineConfig } from 'oxlint';

/**
 * Which folders each folder of `src/` may import from; CONTRIBUTING explains why.
 *
 * @type {Record<string, string[]>}
 */
const mayImport = {
  loading: [],
  i18n: ['loading'],
  email: [],
  theme: [],
  content: ['i18n', 'theme'],
  paths: ['content', 'i18n'],
  navigation: ['paths', 'content', 'i18n'],
  hydration: ['loading', 'i18n'],
  components: ['loading', 'hydration', 'theme', 'i18n', 'paths', 'content', 'email'],
  contact: ['loading', 'hydration', 'components', 'i18n', 'email', 'content', 'theme'],
  referral: ['hydration', 'components', 'i18n', 'email', 'content', 'theme'],
  compare: ['loading', 'hydration', 'components', 'contact', 'content', 'i18n', 'paths', 'theme'],
  sections: ['hydration', 'compare', 'components', 'contact', 'content', 'i18n', 'paths', 'theme'],
  brief: ['loading', 'hydration', 'sections', 'components', 'contact', 'content', 'i18n', 'paths', 'theme'],
  seo: ['hydration', 'content', 'i18n', 'paths', 'theme'],
  layout: ['loading', 'hydration', 'navigation', 'components', 'contact', 'content', 'i18n', 'paths', 'theme', 'email'],
  dueDiligence: ['hydration', 'sections', 'components', 'content', 'i18n', 'theme'],
  pages: ['hydration', 'sections', 'referral', 'compare', 'brief', 'components', 'content', 'i18n', 'paths'],
  routes: ['loading', 'hydration', 'pages', 'compare', 'brief', 'dueDiligence', 'components', 'i18n', 'paths'],
};

/** Files of `src/` itself. */
const rooms = new Set(['paths', 'navigation', 'routes']);

const folders = [...Object.keys(mayImport), 'App', 'Page', 'client', 'server'];

const siteAlone = [
  { regex: '^node:', message: 'src/ is only the site: code that needs Node belongs in scripts/.' },
  { regex: '^(?:\\.\\./)+(?:scripts|packages|e2e)/', message: 'src/ may not import scripts, packages or e2e.' },
];

/** @param {object[]} patterns */
const restricted = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const siteRules = Object.entries(mayImport).map(([folder, allowed]) => ({
  files: rooms.has(folder) ? [`src/${folder}.ts`] : [`src/${folder}/**`],
  rules: restricted(...siteAlone, {
    regex: `^${rooms.has(folder) ? '\\./' : '(?:\\.\\./)+'}(?:${folders.filter((other) => other !== folder && !allowed.includes(other)).join('|')})(?:/|$)`,
    message: `${folder} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')} (.oxlint.config.mjs).`,
  }),
}));

const browserTestsAlone = {
  regex: '^(?:\\.\\./)+e2e/',
  message: 'Scripts and unit tests may not import browser tests.',
};

/** The imports that other folders may not use. */
const outside = [
  {
    files: ['packages/**'],
    rules: restricted({
      regex: '^(?:\\.\\./){3,}(?:src|scripts|e2e)/',
      message: 'A package may not import the project: it gets data by file or argument.',
    }),
  },
  {
    files: ['scripts/**'],
    rules: restricted(browserTestsAlone, {
      regex: '^(?:\\.\\./)+packages/',
      message: 'Import a package by its name.',
    }),
  },
];

/** Unit tests use Node, the scripts and each other's helpers. */
const testRules = {
  files: ['{src,scripts}/**/*.test.ts', '{src,scripts}/**/testing/*.ts'],
  rules: restricted(browserTestsAlone),
};

/**
 * The most lines of a file, as CONTRIBUTING states them ("How code is written"); of all entries that match a file, the last one applies.
 *
 * @type {[files: string[], max: number][]}
 */
const mostLines = [
  [['src/**/*.tsx'], 150],
  [['{scripts,packages}/**/*.{ts,tsx}'], 120],
  [['e2e/**/*.ts'], 150],
  // The whole life of a form: sending, failure, thanks.
  [['src/components/form/SendForm.tsx'], 156],
  // Each file is one list of rules, words or keys, with the action for each entry.
  [['packages/system-browsers/src/{engines,webkit/input}.ts'], 130],
  // The focused element and its surroundings, read in one call in the page.
  [['e2e/support/focusStop.ts'], 160],
  // The first file is one conversation with Orca, the second one drives one browser through every feature that tests use.
  [['packages/screen-reader/src/reader.ts'], 170],
  [['packages/system-browsers/src/driver.spec.ts'], 150],
];

/** A control that waits must keep the focus, and pages have no styles for disabled controls (scripts/prerender/pageStyles.ts). */
const neverDisabled = { forbid: [{ propName: 'disabled', message: 'Write aria-disabled instead of disabled.' }] };

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  jsPlugins: ['./scripts/checks/literalText.mjs', './scripts/checks/plainStyles.mjs'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: [
    'dist*/**',
    '.build*/**',
    'public/**',
    'playwright-report*/**',
    'blob-report/**',
    'test-results*/**',
  ],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/jsx-key': 'error',
    'react/no-danger': 'error',
    'react/no-array-index-key': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'error',
    'no-await-in-loop': 'off',
    'site/no-literal-text': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'off',
    'no-shadow': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    'promise/no-promise-in-callback': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-array-find': 'off',
    // The rule confuses Playwright's `fill` of a form field with `fill` of an array.
    'unicorn/no-array-fill-with-reference-type': 'off',
    // Safari announces a list without bullets as a list only if it has the role.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    // Some dependencies are there only to run an effect again.
    'react/exhaustive-effect-dependencies': 'off',
    // The code of pages, dialog and menu comes over the network, so rendering gets their component from createResource.
    'react/static-components': 'off',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // Casts are rare, and a comment explains why each one is safe.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
  },
  overrides: [
    { files: ['src/*.ts', 'src/*.tsx'], rules: restricted(...siteAlone) },
    ...siteRules,
    ...outside,
    testRules,
    { files: ['src/**'], rules: { 'styles/plain': 'error', 'react/forbid-component-props': ['error', neverDisabled] } },
    // These files define type, media and the grid, or style the document, parts of fields and the plain elements of a text. Records have no styles.
    {
      files: [
        'src/theme/{columns,fallbackMetrics,fonts,forcedColors,measures,typography}.ts',
        'src/theme/{components,globalStyles,tableVariants}.ts',
        'src/components/text/Prose.tsx',
        'src/content/**',
        'src/**/*.test.ts',
        'src/**/testing/**',
      ],
      rules: { 'styles/plain': 'off' },
    },
    ...mostLines.map(([files, max]) => ({
      files,
      rules: { 'max-lines': ['error', { max, skipBlankLines: false, skipComments: false }] },
    })),
    // Playwright's fixtures call a function named `use`, and need an object pattern as first parameter, even an empty one.
    {
      files: ['e2e/**', 'packages/**/*.test.ts', 'packages/{system-browsers,screen-reader}/**'],
      rules: { 'react/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
    },
    {
      files: ['e2e/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(?:\\.\\./)+src/(?:components|sections|pages|layout|seo|App|Page|client)(?:/|$)',
                message: 'Browser tests may not import components.',
              },
            ],
          },
        ],
      },
    },
  ],
});
