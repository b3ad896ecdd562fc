import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { filesBelow } from '../files/filesBelow';

/** One element of a prerendered page. */
export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  parent: PageElement | null;
  /** All text inside it, as it stands. */
  text: () => string;
}

/** One HTML file of the site, as its elements in document order. */
export interface HtmlPage {
  /** Path below the site's folder, for error messages. */
  file: string;
  /** The address that the file answers: `/about-us`. */
  path: string;
  elements: readonly PageElement[];
}

/** A built site: its pages, the names of all its files, and the text or the bytes of one file. */
export interface Site {
  pages: readonly HtmlPage[];
  files: ReadonlySet<string>;
  read: (name: string) => string;
  readBytes: (name: string) => Uint8Array;
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

/** Reads one HTML file; what stands in `<noscript>` counts as part of the page. */
export function htmlPage(file: string, html: string): HtmlPage {
  const elements: PageElement[] = [];
  collect(parse(html, { scriptingEnabled: false }), null, elements);
  return { file, path: `/${file.replace(/(?:^|\/)index\.html$/, '')}`, elements };
}

/** A built site from its files: names below its folder, and what reads one of them. */
export function siteOf(files: readonly string[], readFile: (name: string) => string | Uint8Array): Site {
  const read = (name: string) => {
    const content = readFile(name);
    return typeof content === 'string' ? content : new TextDecoder().decode(content);
  };
  const readBytes = (name: string) => {
    const content = readFile(name);
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
  };
  const pages = files.filter((name) => name.endsWith('.html')).map((name) => htmlPage(name, read(name)));
  return { pages, files: new Set(files), read, readBytes };
}

/** Reads the site that lies in a folder. */
export function readSite(folder: string): Site {
  return siteOf(filesBelow(folder), (name) => readFileSync(path.join(folder, name)));
}
