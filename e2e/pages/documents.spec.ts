import type { APIResponse } from '@playwright/test';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { notFoundRoute, type Route, routes } from '../../src/routes';
import { expect, test } from '../fixtures';
import { siteUrl, message } from '../messages';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Every element of a document, in order. */
function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value;

/** What the HTML alone, before any script, says of itself. */
async function documentOf(response: APIResponse) {
  const elements = elementsOf(parse(await response.text()));
  const named = (tag: string, name: string, value: string) =>
    elements.filter((element) => element.tagName === tag && attribute(element, name) === value);
  return {
    language: elements.filter(({ tagName }) => tagName === 'html').map((element) => attribute(element, 'lang')),
    titles: elements.filter(({ tagName }) => tagName === 'title').map(textOf),
    descriptions: named('meta', 'name', 'description').map((element) => attribute(element, 'content')),
    canonicals: named('link', 'rel', 'canonical').map((element) => attribute(element, 'href')),
    robots: named('meta', 'name', 'robots').map((element) => attribute(element, 'content')),
    headings: elements.filter(({ tagName }) => tagName === 'h1').map(textOf),
  };
}

const headOf = ({ id }: Route) => ({
  titles: [message('common.titleTemplate', { title: message(`${id}.meta.title` as 'home.meta.title') })],
  descriptions: [message(`${id}.meta.description` as 'home.meta.description')],
});

test('every page answers with its own title, description, address and heading', async ({ request }) => {
  const headings = new Map<string, string>();
  for (const route of routes) {
    const response = await request.get(route.path);
    expect(response.status(), route.path).toBe(200);
    const { headings: own, ...head } = await documentOf(response);
    expect(head, route.path).toEqual({
      ...headOf(route),
      language: ['en'],
      canonicals: [`${siteUrl}${route.path}`],
      robots: [],
    });
    expect(own, route.path).toEqual([expect.stringMatching(/\S/)]);
    headings.set(own.join(''), route.path);
  }
  const heads = routes.map(headOf);
  for (const part of ['titles', 'descriptions'] as const) {
    expect(new Set(heads.map((head) => head[part][0])).size, part).toBe(routes.length);
  }
  expect(headings.size, 'headings').toBe(routes.length);
});

test('an unknown address answers 404 with the not-found page', async ({ request }) => {
  for (const path of ['/nowhere', '/about-us/team', '/services', '/services/nothing', '/case-studies/sostena/more']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await documentOf(response), path).toEqual({
      ...headOf(notFoundRoute),
      language: ['en'],
      canonicals: [],
      robots: ['noindex'],
      headings: [message('notFound.hero.title')],
    });
  }
});
