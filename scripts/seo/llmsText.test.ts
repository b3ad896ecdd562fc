import { expect, test } from '@playwright/test';
import { localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { routeAt, routes } from '../../src/paths';
import { llmsText, markdownName } from './llmsText';

const site = 'https://site.example';
const pages = routes.map((route) => ({ route, title: route.id, description: 'What it is.' }));

const headings = [
  [/^\/services\//, 'Services'],
  [/^\/case-studies/, 'Case studies'],
  [/^\/(?:privacy|terms|imprint)/, 'Optional'],
  [/^/, 'Company'],
] as const;

test('the list for programs contains every page once, in its section, and the home pages of published languages', () => {
  const text = llmsText(pages, [], site);
  for (const route of routes) {
    const [before = '', ...after] = text.split(`(${site}/${markdownName(route, sourceLocale)})`);
    expect(after, route.path).toHaveLength(1);
    const [, heading] = headings.find(([start]) => start.test(route.path)) ?? [];
    expect(before.split('\n## ').at(-1)?.split('\n')[0], route.path).toBe(heading);
  }
  expect(text).not.toContain('Other languages');
  const [, locale = sourceLocale] = locales;
  const route = routeAt('/');
  const link = `- [${localeFacts[locale].name}](${site}/${markdownName(route, locale)})\n`;
  expect(llmsText(pages, [{ route, locale }], site)).toContain(`\n\n## Other languages\n\n${link}`);
});
