import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Elements that someone who writes the page by hand would use; of all others only what they hold is kept. */
const keptElements = new Set(
  [
    'header nav main footer section article aside h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd a strong em b i br time',
    'blockquote cite q figure figcaption table caption thead tbody tr th td',
    'form fieldset legend label input select option textarea button',
  ].flatMap((names) => names.split(' ')),
);

/** What such a page has no use for, or no words in. */
const leftOut = new Set(['script', 'style', 'noscript', 'svg', 'template', 'video']);

const keptAttributes = new Set(
  'href lang id for name type value src srcset sizes width height alt loading fetchpriority'.split(' '),
);

const empty = new Set(['img', 'input', 'br']);

const attributesOf = (element: Tree.Element): string =>
  element.attrs
    .filter(({ name }) => keptAttributes.has(name))
    .map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const attributeOf = ({ attrs }: Tree.Element, key: string) => attrs.find(({ name }) => name === key)?.value;

const childrenOf = (node: Tree.Node): readonly Tree.Node[] => ('childNodes' in node ? node.childNodes : []);

function elementsBelow(node: Tree.Node): Tree.Element[] {
  return childrenOf(node).flatMap((child) =>
    'tagName' in child ? [child, ...elementsBelow(child)] : elementsBelow(child),
  );
}

/** The page's own first picture: the one that it loads at once, else the first at all. */
function firstPicture(elements: readonly Tree.Element[]): Tree.Element | undefined {
  const pictures = elements.filter(({ tagName }) => tagName === 'img');
  return pictures.find((picture) => attributeOf(picture, 'loading') === 'eager') ?? pictures[0];
}

function written(node: Tree.Node, picture: Tree.Element | undefined): string {
  if (node.nodeName === '#text') return escapeHtml((node as Tree.TextNode).value);
  const content = () =>
    childrenOf(node)
      .map((child) => written(child, picture))
      .join('');
  if (!('tagName' in node)) return content();
  const { tagName } = node;
  if (tagName === 'img' ? node !== picture : leftOut.has(tagName) || attributeOf(node, 'aria-hidden') === 'true') {
    return '';
  }
  if (tagName !== 'img' && !keptElements.has(tagName)) return content();
  const start = `<${tagName}${attributesOf(node)}>`;
  return empty.has(tagName) ? start : `${start}${content()}</${tagName}>\n`;
}

/** All the looks of a page that somebody writes by hand in an hour. */
const sheet = (
  font: string,
) => `@font-face{font-family:Text;src:url(${font}) format("woff2");font-weight:100 900;font-display:swap}
:root{color-scheme:light dark}
body{font:1.0625rem/1.6 Text,sans-serif;max-width:44rem;margin:0 auto;padding:1rem}
h1,h2,h3{line-height:1.15}
h1{font-size:2.5rem}
img{max-width:100%;height:auto}
a{color:LinkText}`;

/** The address of the font that a built page asks for at once. Throws where it asks for none. */
function fontOf(elements: readonly Tree.Element[]): string {
  const link = elements.find((element) => attributeOf(element, 'as') === 'font');
  const href = link === undefined ? undefined : attributeOf(link, 'href');
  if (href === undefined) throw new Error('The page preloads no font');
  return href;
}

/**
 * The page that somebody would write by hand with the words of a built one: the same landmarks, headings, lists, links and fields, the same
 * font, preloaded, the first picture with its size, a small style sheet in its head, and no script.
 */
export function controlPage(html: string): string {
  const elements = elementsBelow(parse(html, { scriptingEnabled: false }));
  const find = (tag: string) => elements.find(({ tagName }) => tagName === tag);
  const root = find('body');
  if (root === undefined) throw new Error('The page has no <body>');
  const font = fontOf(elements);
  const wordsOf = (element: Tree.Element | undefined, picture?: Tree.Element) =>
    (element?.childNodes ?? []).map((child) => written(child, picture)).join('');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${wordsOf(find('title'))}</title>
<link rel="preload" href="${font}" as="font" crossorigin type="font/woff2">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${sheet(font)}</style>
</head>
<body>
${wordsOf(root, firstPicture(elementsBelow(root)))}
</body>
</html>
`;
}
