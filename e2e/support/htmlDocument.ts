import { type APIRequestContext, expect } from '@playwright/test';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { needsPage } from './needsPart';

/** An element of a prerendered document, read without a browser. */
export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  /** The elements in it that have one of these tags, in order. */
  all: (...tags: string[]) => HtmlElement[];
  /** The section under a heading; throws an error if there is none. */
  section: (heading: string) => HtmlElement;
}

const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function elementsIn(node: Tree.Node): Tree.Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : elementsIn(child)));
}

function htmlElement(node: Tree.Element | Tree.Document): HtmlElement {
  const all = (...tags: string[]) =>
    elementsIn(node)
      .filter(({ tagName }) => tags.includes(tagName))
      .map(htmlElement);
  return {
    tag: node.nodeName,
    attributes: 'attrs' in node ? Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) : {},
    get text() {
      return oneSpace(textOf(node));
    },
    all,
    section: (heading) => {
      const found = all('section').find((section) => textsOf(section.all('h2', 'h3')).includes(oneSpace(heading)));
      if (found === undefined) throw new Error(`There is no section “${heading}”`);
      return found;
    },
  };
}

/** The texts of elements, in order. */
export const textsOf = (elements: readonly HtmlElement[]): string[] => elements.map(({ text }) => text);

/** The document at an address, before any script has run. */
export async function readDocument(request: APIRequestContext, path: string, status = 200): Promise<HtmlElement> {
  needsPage(path);
  const response = await request.get(path);
  expect(response.status(), path).toBe(status);
  return htmlElement(parse(await response.text()));
}

/** Fails if the element lacks one of the texts; differences in white space do not count. */
export function expectTexts({ text }: HtmlElement, texts: readonly string[]): void {
  for (const expected of texts) expect(text).toContain(oneSpace(expected));
}
