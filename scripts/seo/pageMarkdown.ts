import TurndownService from 'turndown';

/** What a page's twin says in its first lines. */
interface MarkdownHead {
  title: string;
  description: string;
  language: string;
  url: string;
}

// The parser's `querySelector` gives undefined where browsers give null.
const holdsBlock = (node: HTMLElement) => [...node.querySelectorAll('h2, h3, h4, p')].length > 0;

const isHidden = (node: Element | null) => node?.getAttribute('aria-hidden') === 'true';

const linkTo = (node: TurndownService.Node, text: string) =>
  `[${text}](${'getAttribute' in node ? (node.getAttribute('href') ?? '') : ''})`;

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' });

// What a reader cannot use as text, or would read twice: drawings, forms, players, what opens an explanation that the twin shows anyway,
// and what is hidden from listeners.
turndown.remove(['script', 'style', 'noscript', 'form', 'select', 'label', 'video', 'dialog', 'summary']);
turndown.remove((node) => node.nodeName.toLowerCase() === 'svg' || isHidden(node));

turndown.addRule('picture without words', {
  filter: (node) => node.nodeName === 'IMG' && (!node.getAttribute('alt') || isHidden(node.nextElementSibling)),
  replacement: () => '',
});

// Next to a logo of the same name, which listeners hear instead.
turndown.addRule('name of a logo', {
  filter: ({ nodeName, previousElementSibling: logo }) =>
    nodeName === 'SPAN' && (logo?.nodeName === 'IMG' || logo?.getAttribute('role') === 'img'),
  replacement: (content) => content,
});

const isTag = (node: Element | null) => node !== null && node.className.includes('MuiTypography-label');

// Their borders keep tags apart on the page.
turndown.addRule('tag', {
  filter: (node) => node.nodeName === 'SPAN' && isTag(node) && isTag(node.previousElementSibling),
  replacement: (content) => `· ${content}`,
});

// A button opens what the twin shows anyway; within a heading it is the heading's text.
turndown.addRule('button', { filter: 'button', replacement: (content) => content });

// Markdown cannot hold a heading and a paragraph in a link: the link goes to the first line, which names it.
turndown.addRule('card link', {
  filter: (node) => node.nodeName === 'A' && holdsBlock(node),
  replacement: (content, node) => {
    const [first = '', ...rest] = content.trim().split('\n');
    const [, mark = '', text = ''] = /^(#+ )?(.*)$/.exec(first) ?? [];
    return `\n\n${mark}${linkTo(node, text)}\n${rest.join('\n')}\n\n`;
  },
});

// "Opens in a new tab" is said to listeners of the page alone.
turndown.addRule('words about a new tab', {
  filter: (node) =>
    node.nodeName === 'SPAN' && node.parentElement?.getAttribute('target') === '_blank' && node.nextSibling === null,
  replacement: () => '',
});

turndown.addRule('link elsewhere', {
  filter: (node) => node.nodeName === 'A' && node.getAttribute('target') === '_blank' && !holdsBlock(node),
  replacement: (content, node) => linkTo(node, content.trim()),
});

// Two buttons side by side are two lines.
turndown.addRule('link as a button', {
  filter: (node) => node.nodeName === 'A' && node.className.includes('MuiButton-root'),
  replacement: (content, node) => `\n\n${linkTo(node, content.trim())}\n\n`,
});

// A heading's link to its own place says nothing here.
turndown.addRule('link to itself', {
  filter: (node) =>
    node.nodeName === 'A' &&
    /^H[1-6]$/.test(node.parentElement?.nodeName ?? '') &&
    (node.getAttribute('href') ?? '').includes('#'),
  replacement: (content) => content,
});

// Cards are list items on the page; as Markdown each is a small section below its heading.
turndown.addRule('card', {
  filter: (node) => node.nodeName === 'LI' && holdsBlock(node),
  replacement: (content) => `\n\n${content.trim()}\n\n`,
});

turndown.addRule('terms', {
  filter: ['dt', 'dd'],
  replacement: (content, node) => (node.nodeName === 'DT' ? `\n\n**${content.trim()}**\n` : `${content.trim()}\n`),
});

const absolute = (html: string, siteUrl: string) =>
  html.replace(/ (href|src)="\/(?!\/)/g, (_, attribute: string) => ` ${attribute}="${siteUrl}/`);

/** Values of a front matter: JSON strings are YAML strings. */
function frontMatter(head: MarkdownHead): string {
  return ['---', ...Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---'].join('\n');
}

/** A page as Markdown: the main part of its HTML, with whole addresses, below its title, description, language and address. */
export function pageMarkdown(html: string, head: MarkdownHead, siteUrl: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1];
  if (main === undefined) throw new Error('The page has no <main>');
  const text = turndown.turndown(absolute(main, siteUrl)).replace(/\n{3,}/g, '\n\n');
  return `${frontMatter(head)}\n\n${text}\n`;
}
