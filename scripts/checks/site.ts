import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { filesBelow } from '../files/filesBelow';

/** An element of a prerendered page. */
export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  parent: PageElement | null;
  /** Returns all text inside the element. */
  text: () => string;
}

/** An HTML file of the site, with its elements in document order. */
export interface HtmlPage {
  /** Path below the site's folder, for error messages. */
  file: string;
  /** The path of the page's address: `/about-us`. */
  path: string;
  elements: readonly PageElement[];
}

/** A built site: its pages, the names of all its files, and a way to read a file's text. */
export interface Site {
  pages: readonly HtmlPage[];
  files: ReadonlySet<string>;
  read: (name: string) => string;
}

function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function collect(node: Tree.ParentNode, parent: PageElement | null, elements: PageElement[]): void {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
    const element = { tag: child.tagName, attributes, parent, text: () => textOf(child) };
    elements.push(element);
    collect(child, element, elements);
  }
}

/** Parses an HTML file. The content of `<noscript>` is part of the page. */
export function htmlPage(file: string, html: string): HtmlPage {
  const elements: PageElement[] = [];
  collect(parse(html, { scriptingEnabled: false }), null, elements);
  return { file, path: `/${file.replace(/(?:^|\/)index\.html$/, '')}`, elements };
}

/** Reads the site in a folder. */
export function readSite(folder: string): Site {
  const files = filesBelow(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const pages = files.filter((name) => name.endsWith('.html')).map((name) => htmlPage(name, read(name)));
  return { pages, files: new Set(files), read };
}

/** The attributes of all elements with a tag. */
export function attributesOf({ elements }: HtmlPage, tag: string): readonly PageElement['attributes'][] {
  return elements.filter((element) => element.tag === tag).map(({ attributes }) => attributes);
}

/** The canonical address of a page. A page that is not published has none. */
export function canonicalOf(page: HtmlPage): string | undefined {
  return attributesOf(page, 'link').find(({ rel }) => rel === 'canonical')?.['href'];
}
