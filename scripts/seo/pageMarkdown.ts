import TurndownService from 'turndown';

/** The data in the first lines of a page's Markdown version. */
interface MarkdownHead {
  title: string;
  description: string;
  language: string;
  url: string;
}

// In this parser `querySelector` returns undefined, not null.
const holdsBlock = (node: HTMLElement) => [...node.querySelectorAll('h2, h3, h4, p')].length > 0;

const isHidden = (node: Element | null) => node?.getAttribute('aria-hidden') === 'true';

const linkTo = (node: TurndownService.Node, text: string) =>
  `[${text}](${'getAttribute' in node ? (node.getAttribute('href') ?? '') : ''})`;

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' });

// These are useless as text, or would be read twice: drawings, forms, players, content that is hidden from screen readers, and the summary
// of an explanation, which the Markdown always shows.
turndown.remove(['script', 'style', 'noscript', 'form', 'select', 'label', 'video', 'dialog', 'summary']);
turndown.remove((node) => node.nodeName.toLowerCase() === 'svg' || isHidden(node));

turndown.addRule('picture without words', {
  filter: (node) => node.nodeName === 'IMG' && (!node.getAttribute('alt') || isHidden(node.nextElementSibling)),
  replacement: () => '',
});

// The logo before it has the same name as its text alternative.
turndown.addRule('name of a logo', {
  filter: ({ nodeName, previousElementSibling: logo }) =>
    nodeName === 'SPAN' && (logo?.nodeName === 'IMG' || logo?.getAttribute('role') === 'img'),
  replacement: (content) => content,
});

const isTag = (node: Element | null) => node !== null && node.className.includes('MuiTypography-label');

// On the page borders separate the tags.
turndown.addRule('tag', {
  filter: (node) => node.nodeName === 'SPAN' && isTag(node) && isTag(node.previousElementSibling),
  replacement: (content) => `· ${content}`,
});

// A button in a heading contains the heading's text.
turndown.addRule('button', { filter: 'button', replacement: (content) => content });

// In Markdown a link cannot contain a heading and a paragraph, so only the first line becomes the link.
turndown.addRule('card link', {
  filter: (node) => node.nodeName === 'A' && holdsBlock(node),
  replacement: (content, node) => {
    const [first = '', ...rest] = content.trim().split('\n');
    const [, mark = '', text = ''] = /^(#+ )?(.*)$/.exec(first) ?? [];
    return `\n\n${mark}${linkTo(node, text)}\n${rest.join('\n')}\n\n`;
  },
});

// "Opens in a new tab" is only for screen readers on the page.
turndown.addRule('words about a new tab', {
  filter: (node) =>
    node.nodeName === 'SPAN' && node.parentElement?.getAttribute('target') === '_blank' && node.nextSibling === null,
  replacement: () => '',
});

turndown.addRule('link elsewhere', {
  filter: (node) => node.nodeName === 'A' && node.getAttribute('target') === '_blank' && !holdsBlock(node),
  replacement: (content, node) => linkTo(node, content.trim()),
});

// Each of two buttons in a row gets its own line.
turndown.addRule('link as a button', {
  filter: (node) => node.nodeName === 'A' && node.className.includes('MuiButton-root'),
  replacement: (content, node) => `\n\n${linkTo(node, content.trim())}\n\n`,
});

// A heading's link to itself has no use in Markdown.
turndown.addRule('link to itself', {
  filter: (node) =>
    node.nodeName === 'A' &&
    /^H[1-6]$/.test(node.parentElement?.nodeName ?? '') &&
    (node.getAttribute('href') ?? '').includes('#'),
  replacement: (content) => content,
});

// On the page cards are list items. In Markdown each card is a small section with a heading.
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

/** Writes the front matter in YAML. A JSON string is a valid YAML string. */
function frontMatter(head: MarkdownHead): string {
  return ['---', ...Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---'].join('\n');
}

/** Writes a page as Markdown: title, description, language and address, then the main part of its HTML with absolute addresses. */
export function pageMarkdown(html: string, head: MarkdownHead, siteUrl: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1];
  if (main === undefined) throw new Error('The page has no <main>');
  const text = turndown.turndown(absolute(main, siteUrl)).replace(/\n{3,}/g, '\n\n');
  return `${frontMatter(head)}\n\n${text}\n`;
}
