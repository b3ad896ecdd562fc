// Of @fontsource-variable/piazzolla, in the one weight that quotes have: docs/licences.md tells how it is made.
import piazzolla from './piazzolla-420-italic.woff2';

/** Adds the font of quotes, which stand below the first screen: as a rule of the page it would be fetched along with that screen's own. */
export function addQuoteFont(): void {
  document.fonts.add(new FontFace('Piazzolla', `url(${piazzolla})`, { style: 'italic', display: 'swap' }));
}
