import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { allPages } from '../../src/routes';

test('the build tells every page and every language, and each page’s file is there', () => {
  const site = JSON.parse(readFileSync('.build/site.json', 'utf8')) as {
    languages: { tag: string }[];
    pages: { id: string; locale: string; file: string }[];
  };
  expect(site.languages.map(({ tag }) => tag)).toEqual(locales);
  expect(site.pages.map(({ id, locale }) => `${locale} ${id}`)).toEqual(
    allPages().map(({ route, locale }) => `${locale} ${route.id}`),
  );
  expect(site.pages.filter(({ file }) => !existsSync(`dist/${file}`))).toEqual([]);
  expect(site.pages[0]).toEqual({ id: 'home', kind: 'home', path: '/', locale: 'en', href: '/', file: 'index.html' });
});
