import { expect, test } from '@playwright/test';
import { routes } from '../../src/routes';
import { llmsText } from './llmsText';

const home = routes.filter(({ page }) => page === 'home');
const pages = home.map((route) => ({ route, title: 'Home', description: 'What we do.' }));

test('the list for programs names the home pages of those languages alone that have one', () => {
  const site = 'https://site.example';
  const spanish = home.map((route) => ({ route, locale: 'es' as const }));
  expect(llmsText(pages, spanish, site).trimEnd()).toMatch(
    /\n\n## Other languages\n\n- \[Español\]\(https:\/\/site\.example\/es\.md\)$/,
  );
  const alone = llmsText(pages, [], site);
  expect(alone).toContain(`- [Home](${site}/index.md): What we do.`);
  expect(alone).not.toContain('Other languages');
});
