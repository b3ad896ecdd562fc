/** Nothing to click or send on paper, and nothing that leads elsewhere by a picture alone. */
const onScreenOnly = 'header, nav, section:has(form[action]), video, [role="dialog"], [data-screen-only]';

/** Every page as a document: ink on white paper, addresses of links in brackets, nothing torn apart between two sheets. */
export const printStyles = {
  '@page': { margin: '18mm 16mm' },
  ':root': { colorScheme: 'light !important', fontSize: '10.5pt' },
  body: { color: '#000', backgroundColor: '#fff !important' },
  [onScreenOnly]: { display: 'none !important' },
  'main, footer, section, main div, article': { backgroundColor: 'transparent !important' },
  'main section, footer': { paddingBlock: '1.5rem !important' },
  'main, main :is(h1, h2, h3, p, dt, dd, li, a, b, blockquote, figcaption)': { color: '#000 !important' },
  // Stronger than what lets a card's link cover the card.
  '#root main a[href]:not([href*="#"])::after': {
    content: '" (" attr(href) ")" !important',
    position: 'static',
    fontWeight: 340,
    fontSize: '0.8em',
    overflowWrap: 'anywhere',
  },
  'h1, h2, h3': { breakAfter: 'avoid', breakInside: 'avoid' },
  'article, figure, blockquote, li, tr, dl > div, img': { breakInside: 'avoid' },
  // A long text is an article too.
  'article:has(h2)': { breakInside: 'auto' },
  p: { orphans: 3, widows: 3 },
} as const;
