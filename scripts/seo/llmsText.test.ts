import { expect, test } from '@playwright/test';
import { sourceLocale } from '../../src/i18n/locales';
import { routes } from '../../src/paths';
import { llmsText, markdownName } from './llmsText';

const site = 'https://site.example';
const pages = routes.map((route) => ({ route, title: route.id, description: 'What it is.' }));

test('the list for programs names every page once, and the home pages of languages that have one', () => {
  const spanish = routes.filter(({ page }) => page === 'home').map((route) => ({ route, locale: 'es' as const }));
  const text = llmsText(pages, spanish, site);
  for (const route of routes) {
    expect(text.split(`(${site}/${markdownName(route, sourceLocale)})`), route.path).toHaveLength(2);
  }
  expect(text.trimEnd()).toMatch(/\n\n## Other languages\n\n- \[Español\]\(https:\/\/site\.example\/es\.md\)$/);
  expect(llmsText(pages, [], site)).not.toContain('Other languages');
});
