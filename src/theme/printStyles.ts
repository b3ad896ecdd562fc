/** Nothing to click on paper, and nothing that leads elsewhere by a picture alone. Of the header its first part stays, as the letterhead. */
const onScreenOnly =
  'header .MuiToolbar-root > :not(:first-child), nav, main section:has(form[action]), [role="dialog"], [data-screen-only]';

/** What is not to be torn apart between two sheets. */
const whole =
  'figure, blockquote, li, tr, dl > div, img, video, .MuiCard-root, .MuiAccordion-root, main ul[role="list"] > li';

/** Every page as a document: ink on white paper, addresses of links in brackets, nothing torn apart between two sheets. */
export const printStyles = {
  '@page': { margin: '16mm' },
  ':root': {
    colorScheme: 'light !important',
    fontSize: '10pt',
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
  },
  body: { color: '#000', backgroundColor: '#fff !important' },
  [onScreenOnly]: { display: 'none !important' },
  'header, main, footer, section, main div, main li, article': { backgroundColor: 'transparent !important' },
  'header.MuiAppBar-root.MuiAppBar-root': { position: 'static' },
  'header .MuiToolbar-root.MuiToolbar-root': { minHeight: 0, marginBottom: '8mm' },
  // Paper has margins of its own.
  '.MuiContainer-root': { paddingInline: '0 !important' },
  'main section, footer': { paddingBlock: '1.5rem !important' },
  // The company and its address below the last words, not alone on a sheet.
  footer: { breakBefore: 'avoid', paddingBlock: '0 !important', border: '0 !important' },
  'footer, footer *': { breakInside: 'avoid' },
  // In running text: a row of boxes would leave its last line alone on a sheet.
  'footer .MuiStack-root': { display: 'block !important', marginTop: '0 !important', paddingTop: '0.5rem !important' },
  'footer .MuiStack-root > *': {
    display: 'inline !important',
    marginInlineEnd: '1rem',
    fontSize: '0.8125rem !important',
  },
  'main, main :is(h1, h2, h3, p, dt, dd, li, a, b, blockquote, figcaption)': { color: '#000 !important' },
  // Stronger than what lets a card's link cover the card.
  '#root main a[href]:not([href*="#"])::after': {
    position: 'static',
    fontWeight: 340,
    fontSize: '0.8em',
    overflowWrap: 'anywhere',
  },
  // Where a page of this site leads is said by its name: its address without a host leads nowhere.
  '#root main a:is([href^="http"], [href^="mailto"])::after': { content: '" (" attr(href) ")" !important' },
  'h1, h2, h3, legend': { breakAfter: 'avoid', breakInside: 'avoid' },
  // A section's heading with its introduction stays with what comes first below it.
  'section div:has(> h2)': { breakAfter: 'avoid', breakInside: 'avoid' },
  'section div:has(> h2 + p), section div:has(> div > h2)': { display: 'block !important' },
  [whole]: { breakInside: 'avoid' },
  // A list of items that are long enough for a sheet each.
  'article:has(h2)': { breakInside: 'auto' },
  'figure > img, figure > video': { maxHeight: '110mm', width: 'auto', maxWidth: '100%' },
  // A drawing leaves room for the words beside it.
  'main svg': { maxHeight: '85mm' },
  p: { orphans: 3, widows: 3 },
} as const;
