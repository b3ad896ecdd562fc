// Of @fontsource-variable/piazzolla, in the one weight that quotes have: docs/licences.md tells how it is made.
import piazzolla from './piazzolla-420-italic.woff2';

/** How far from the view a quote's font is asked for, so that it is there in time. */
const nearby = '50%';

let isAdded = false;

function add(quote: Element): void {
  if (isAdded || !('fonts' in document) || !getComputedStyle(quote).fontFamily.includes('Piazzolla')) return;
  isAdded = true;
  document.fonts.add(new FontFace('Piazzolla', `url(${piazzolla})`, { style: 'italic', display: 'swap' }));
}

/**
 * The `ref` of text in the font of quotes: adds the font once the text is near. As a rule of the page it would be fetched along with the
 * first screen's own; added while the page is hydrated, it has the browser lay out everything anew just then.
 */
export function quoteFontRef(quote: Element | null): (() => void) | undefined {
  if (quote === null) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      add(quote);
    },
    { rootMargin: nearby },
  );
  observer.observe(quote);
  return () => {
    observer.disconnect();
  };
}
