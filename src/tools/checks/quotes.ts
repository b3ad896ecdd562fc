import type { HtmlPage } from './site';

/** Quotes of a page whose figure lacks the mark of a sample (in any language): no real person has said any of them. */
export function quoteProblems({ file, elements }: HtmlPage, marks: readonly string[]): string[] {
  return elements
    .filter(({ tag }) => tag === 'blockquote')
    .filter((quote) => {
      let place = quote.parent;
      while (place !== null && place.tag !== 'figure') place = place.parent;
      const words = place?.text() ?? '';
      return !marks.some((mark) => words.includes(mark));
    })
    .map(
      ({ text }) =>
        `${file}: <blockquote> “${text().trim().slice(0, 40)}…”: has no “${marks.join('” or “')}” in its figure`,
    );
}
