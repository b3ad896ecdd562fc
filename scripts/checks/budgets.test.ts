import { expect, test } from '@playwright/test';
import { budgetProblems } from './budgets';

const sizes = {
  'index.html': 21_000,
  'assets/a.woff2': 25_000,
  'assets/start.js': 99_000,
  'assets/shared.js': 15_000,
  'assets/aboutUs.js': 25_000,
  'assets/contact.js': 10_000,
  'assets/form.js': 10_000,
  'images/a.svg': 90_000,
};

const scripts = {
  start: ['assets/start.js'],
  pages: { aboutUs: ['assets/shared.js', 'assets/aboutUs.js'], education: [] },
  islands: { form: ['assets/start.js', 'assets/shared.js', 'assets/form.js'] },
  // What the page has fetched already counts for the page.
  dialog: ['assets/start.js', 'assets/shared.js', 'assets/contact.js'],
};

const problemsOf = (changed: Partial<typeof sizes> = {}) =>
  budgetProblems({ ...scripts, sizes: new Map(Object.entries({ ...sizes, ...changed })) });

test('what is as large as it may be is no problem', () => {
  expect(problemsOf()).toEqual([]);
});

test('what is larger is told with its bytes and the limit', () => {
  expect(problemsOf({ 'index.html': 21_001 })).toEqual(['index.html: 21001 bytes after compression, of at most 21000']);
  expect(problemsOf({ 'assets/a.woff2': 30_000 })).toEqual([
    'assets/a.woff2: 30000 bytes after compression, of at most 25000',
  ]);
  expect(problemsOf({ 'assets/aboutUs.js': 25_001 })).toEqual([
    'script of the page kind aboutUs: 139001 bytes after compression, of at most 139000',
  ]);
  expect(problemsOf({ 'assets/form.js': 10_001 })).toEqual([
    'script of the island form: 25001 bytes after compression, of at most 25000',
  ]);
  expect(problemsOf({ 'assets/contact.js': 10_001 })).toEqual([
    'script of the contact dialog: 25001 bytes after compression, of at most 25000',
  ]);
});
