import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '../../src/paths';
import { htmlPage, type PageElement } from './site';

const pages = routes.map((route) => ({
  path: route.path,
  elements: htmlPage(route.path, readFileSync(path.join('dist', route.path, 'index.html'), 'utf8')).elements,
}));

const isWithin = (element: PageElement | null, tag: string): boolean =>
  element !== null && (element.tag === tag || isWithin(element.parent, tag));

/** The links and buttons in a part of a page: kind, name and target. The target of a link to another language differs on each page, so the language replaces it. */
function controlsIn(tag: string, elements: readonly PageElement[]): string[] {
  return elements
    .filter((element) => ['a', 'button'].includes(element.tag) && isWithin(element, tag))
    .map(({ tag: kind, attributes: { href, hreflang, 'aria-label': label }, text }) =>
      [kind, label ?? text(), hreflang ?? href ?? ''].join(' '),
    );
}

for (const tag of ['header', 'footer']) {
  test(`the ${tag} has the same links and buttons in the same order on every page`, () => {
    const [first, ...others] = pages.map(({ elements }) => controlsIn(tag, elements));
    expect(first?.length).toBeGreaterThan(15);
    for (const [index, other] of others.entries()) expect(other, pages[index + 1]?.path).toEqual(first);
  });
}

test('every page but home can be found in two ways at least: header, footer, another page', () => {
  const ways = new Map<string, Set<string>>(routes.map((route) => [route.path, new Set()]));
  for (const page of pages) {
    for (const element of page.elements) {
      const target = element.attributes['href']?.replace(/[?#].*/, '') ?? '';
      if (element.tag !== 'a' || target === page.path || 'hreflang' in element.attributes) continue;
      const way = ['header', 'footer'].find((tag) => isWithin(element, tag)) ?? page.path;
      ways.get(target)?.add(way);
    }
  }
  // The logo and the first entry of every menu lead home.
  ways.delete('/');
  const few = [...ways].filter(([, found]) => found.size < 2).map(([target, found]) => [target, ...found]);
  expect(few).toEqual([]);
});
