import { expect, test } from '@playwright/test';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { routeAt, routes } from '../../src/paths';
import { llmsText, markdownName } from './llmsText';

const site = 'https://site.example';
const pages = routes.map((route) => ({ route, title: route.id, description: 'What it is.' }));

test('the list for programs names every page once, and the home pages of languages that have one', () => {
  const text = llmsText(pages, [], site);
  for (const route of routes) {
    expect(text.split(`(${site}/${markdownName(route, sourceLocale)})`), route.path).toHaveLength(2);
  }
  for (const [heading, ...expected] of [
    ['Company', '/', '/about-us'],
    ['Services', `/services/${serviceSlugs[0]}`],
    ['Case studies', '/case-studies', `/case-studies/${caseStudySlugs[0]}`],
    ['Optional', '/privacy-policy', '/terms-and-conditions'],
  ] as const) {
    const section = text.split('\n## ').find((part) => part.startsWith(heading));
    for (const path of expected) expect(section).toContain(`/${markdownName(routeAt(path), sourceLocale)})`);
  }
  expect(text).not.toContain('Other languages');
  const [, locale = sourceLocale] = locales;
  const route = routeAt('/');
  const link = `- [${localeFacts[locale].name}](${site}/${markdownName(route, locale)})\n`;
  expect(llmsText(pages, [{ route, locale }], site)).toContain(`\n\n## Other languages\n\n${link}`);
});
