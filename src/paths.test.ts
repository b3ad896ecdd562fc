import { expect, test } from '@playwright/test';
import { ofPart } from './content/parts';
import { locales, localeFacts, localeOfPath } from './i18n/locales';
import { allPages, hrefOf, notFoundRoute, routeAt, routes } from './paths';

/** The required slugs without `zcloud`, which is off together with the product. */
const caseStudies =
  'sostena sekr pathable meteor pet-parker monti-apm aklivity unloc lempire sneakpeek eatfresh favro bemarke polidigital';
const services =
  'web-development mobile-development product-design consulting ai performance-analysis devops marketing-websites meteor';

test('the site has the required paths, each once (docs/requirements.md, 1.1)', () => {
  const required = [
    '/',
    '/case-studies',
    '/about-us',
    '/privacy-policy',
    '/terms-and-conditions',
    ...ofPart('referral', '/referral'),
    ...ofPart('education', '/education'),
    ...caseStudies.split(' ').map((slug) => `/case-studies/${slug}`),
    ...ofPart('product', '/case-studies/zcloud'),
    ...services.split(' ').map((slug) => `/services/${slug}`),
  ];
  const paths = new Set<string>(routes.map(({ path }) => path));
  expect(required.filter((path) => !paths.has(path))).toEqual([]);
  expect(paths.size).toBe(routes.length);
});

test('every path leads to its own route, with or without a slash at the end', () => {
  for (const route of routes) {
    expect(routeAt(route.path)).toEqual(route);
    expect(routeAt(route.path === '/' ? '/' : `${route.path}/`)).toEqual(route);
  }
  for (const path of [
    '',
    '/nowhere',
    '/about-us/team',
    '/About-Us',
    '/about-us//',
    '/case-studies/',
    '/404',
    '/services',
  ]) {
    expect(routeAt(path)).toBe(path === '/case-studies/' ? routeAt('/case-studies') : notFoundRoute);
  }
});

test('an address has the language before the path', () => {
  for (const { route, locale } of allPages()) {
    const href = hrefOf(route.path, locale);
    const { prefix } = localeFacts[locale];
    expect(href.startsWith(`${prefix}/`) || href === prefix).toBe(true);
    expect(localeOfPath(href)).toBe(locale);
    expect(routeAt(href.slice(prefix.length) || '/').id).toBe(route.id);
  }
  expect(allPages()).toHaveLength(locales.length * (routes.length + 1));
});

test('an address without a language is in the source language', () => {
  for (const path of ['/', '/about-us', '/entrance', '/xx/about-us']) expect(localeOfPath(path)).toBe(locales[0]);
});
