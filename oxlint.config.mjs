import { defineConfig } from 'oxlint';

/**
 * @type {Record<string, string[]>}
 * Rooms of `src/`, and which other rooms each may import; CONTRIBUTING explains why. Files at the top of `src/` are rooms too. */
const mayImport = {
  i18n: [],
  email: [],
  theme: [],
  content: ['i18n', 'routes'],
  routes: ['content', 'i18n'],
  ui: ['theme', 'i18n', 'routes', 'content', 'email'],
  contact: ['ui', 'i18n', 'email', 'content', 'theme'],
  referral: ['ui', 'i18n', 'email', 'content', 'theme'],
  sections: ['ui', 'contact', 'content', 'i18n', 'routes', 'theme'],
  layout: ['ui', 'contact', 'content', 'i18n', 'routes', 'theme', 'email'],
  pages: ['sections', 'referral', 'ui', 'content', 'i18n', 'routes'],
  'mail-host': ['tools', 'email'],
};

// Programs of their own, which no page is made of.
const nodeRooms = new Set(['mail-host']);

const rooms = [...Object.keys(mayImport), 'tools', 'App', 'Page', 'client', 'server'];

const nodeOnly = {
  regex: '^node:',
  message: 'Only src/tools, src/mail-host and e2e may use Node.',
};

const importRules = Object.entries(mayImport).map(([room, allowed]) => ({
  files: room === 'routes' ? ['src/routes.ts'] : [`src/${room}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...(nodeRooms.has(room) ? [] : [nodeOnly]),
          {
            regex: `^\\.{1,2}/(?:\\.\\./)*(?:${rooms.filter((other) => other !== room && !allowed.includes(other)).join('|')})(?:/|$)`,
            message: `${room} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')} (oxlint.config.ts).`,
          },
        ],
      },
    ],
  },
}));

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  jsPlugins: ['eslint-plugin-formatjs'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: [
    'dist*/**',
    '.build*/**',
    'public/**',
    'playwright-report/**',
    'blob-report/**',
    'test-results/**',
    'gallery/**',
    'context/**',
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
    'formatjs/no-literal-string-in-jsx': 'error',
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
    // Takes the fill of a form field for the fill of an array.
    'unicorn/no-array-fill-with-reference-type': 'off',
    // A list without bullets is no list to Safari's reader unless its role says so.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    // Dependencies that only say when to run are meant.
    'react/exhaustive-effect-dependencies': 'off',
    // Pages, dialog and menu arrive over the network: their component is looked up while rendering (createResource).
    'react/static-components': 'off',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // Casts are rare, and where one stands the code says what makes it true.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
  },
  overrides: [
    ...importRules,
    {
      files: ['src/*.ts', 'src/*.tsx'],
      rules: { 'no-restricted-imports': ['error', { patterns: [nodeOnly] }] },
    },
    {
      files: ['e2e/**'],
      rules: {
        // Playwright's fixtures call a function named `use`.
        'react/rules-of-hooks': 'off',
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(?:\\.\\./)+src/(?:ui|sections|pages|layout|App|Page|client)(?:/|$)',
                message: 'Tests act as a visitor: they never import a component.',
              },
            ],
          },
        ],
      },
    },
  ],
});
