/** Nothing to click on paper, but a navigation that is a drawing too (`data-on-paper`), and nothing that leads elsewhere by a picture alone. Of the header its first part stays, as the letterhead. */
const onScreenOnly =
  'header .MuiToolbar-root > * + *, nav:not([data-on-paper]), main section:has(form[action]), [role="dialog"], [data-screen-only]';

/** What is not to be torn apart between two sheets. */
const whole =
  'figure, blockquote, p, li, tr, dl > div, img, video, .MuiCard-root, .MuiAccordion-root, main ul[role="list"] > li, main ul:not([role])';

/** Every page as a document: ink on white paper, addresses of links in brackets, nothing torn apart between two sheets. */
export const printStyles = {
  '@page': {
    margin: '16mm',
    // Browsers that do not know boxes in the margin leave the number out.
    '@bottom-right': {
      content: 'counter(page) "/" counter(pages)',
      // Margin boxes do not get the page's fonts.
      fontFamily: 'Arial, sans-serif',
      fontSize: '7.5pt',
      color: '#666',
    },
  },
  ':root': {
    colorScheme: 'light !important',
    fontSize: '10pt',
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
  },
  // US paper is lower than A4: smaller letters give as many lines, so that a sheet holds as much.
  '@media (max-height: 262mm)': { ':root': { fontSize: '9.35pt' } },
  body: { color: '#000', backgroundColor: '#fff !important', orphans: 3, widows: 3 },
  // A sheet shows the end of what moves, whenever it is printed.
  '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  [onScreenOnly]: { display: 'none !important' },
  'header, main, footer, section, main div, main li, article': { backgroundColor: 'transparent !important' },
  'header.MuiAppBar-root.MuiAppBar-root': { position: 'static' },
  'header .MuiToolbar-root.MuiToolbar-root': { minHeight: 0, marginBottom: '6mm' },
  // Paper has margins of its own; what is at their edge keeps its border. Twice, since the theme's own padding is as strong.
  '.MuiContainer-root.MuiContainer-root': { paddingInline: '1px !important' },
  // As a margin, which ends at the edge of a sheet.
  'main section': { marginTop: '2rem !important', paddingBlock: '0 !important' },
  // The panel of an accordion, for one.
  'main section section': { marginTop: '0 !important' },
  // The company's address and rights at the head of the first sheet, next to the company's name: below the last words they could be alone on a sheet.
  footer: {
    position: 'absolute',
    top: 0,
    insetInlineEnd: 0,
    maxWidth: '110mm',
    paddingBlock: '0 !important',
    border: '0 !important',
    textAlign: 'end',
  },
  'footer .MuiStack-root.MuiStack-root': { display: 'block', margin: 0, padding: 0, border: 0 },
  'footer .MuiStack-root.MuiStack-root > *': { display: 'block', paddingBlock: 0, fontSize: '6.75pt' },
  'footer .MuiStack-root.MuiStack-root > [href^="/"]': { display: 'none' },
  'main > .MuiContainer-root:last-child > :last-child': { paddingBlockEnd: '0 !important' },
  'main, main :is(h1, h2, h3, p, dt, dd, li, a, b, blockquote, figcaption)': { color: '#000 !important' },
  // Stronger than what lets a card's link cover the card.
  '#root main a[href]:not([href*="#"])::after': {
    position: 'static',
    fontWeight: 340,
    fontSize: '0.8em',
    overflowWrap: 'anywhere',
  },
  // Where a page of this site leads is said by its name: its address without a host leads nowhere. The footer has the address for mail.
  '#root main a[href^="http"]::after': {
    content: '" (" attr(href) ")" !important',
    // From left to right among Arabic words too.
    unicodeBidi: 'plaintext',
  },
  'h1, h2, h3, legend': { breakAfter: 'avoid', breakInside: 'avoid' },
  // What announces a list stays with it.
  'main p:has(+ ul)': { breakAfter: 'avoid' },
  // A section's heading with its introduction stays with what comes first below it: it reaches over that, since a grid does not keep to `breakAfter`.
  'section div:has(> h2)::after, .MuiAccordion-heading::after': {
    content: '""',
    display: 'block',
    height: '32mm',
    marginBottom: '-32mm',
  },
  'section div:has(> h2)': { breakAfter: 'avoid', breakInside: 'avoid', marginBottom: '1.25rem !important' },
  'section div:has(> h2), section div:has(> div > h2)': { display: 'block !important' },
  'section div:has(> h2) > h2 + p': { marginTop: '0.5rem !important' },
  [whole]: { breakInside: 'avoid' },
  // Items that are long enough for a sheet each.
  'article:has(h2)': { breakInside: 'auto' },
  // Running text goes on from sheet to sheet, three lines at least on each; its last lines stay together.
  'main article p:not(:last-child)': { breakInside: 'auto' },
  // So low that there is mostly room for it where the text names it.
  'main figure': { maxWidth: '120mm !important' },
  // A drawing leaves room for the words next to it.
  'main svg': { maxHeight: '85mm' },
  // Marks above Arabic letters reach over their line: those of a sheet's first words would be printed at the foot of the sheet before.
  ':root:lang(ar) :is(h2, blockquote)': { paddingBlockStart: '0.2em' },
} as const;
