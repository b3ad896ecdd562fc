import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { services } from '../../src/content/services';
import { localeFacts, localeOfPath } from '../../src/i18n/locales';
import { type Route, routeAt } from '../../src/paths';
import type { HtmlPage } from './site';

/** How many quotes of a route's page are said by its record to be real. */
function realQuotes(route: Route): number {
  if (route.page === 'caseStudy') {
    const { origin, testimonial } = caseStudyRecords[route.slug];
    return testimonial && origin === 'real' ? 1 : 0;
  }
  if (route.page !== 'service') return 0;
  return services[route.slug].sections.filter((section) => section.kind === 'quote' && section.origin === 'real')
    .length;
}

/** The same of a page by its path, which begins with its language. */
export function realQuotesAt(path: string): number {
  return realQuotes(routeAt(path.slice(localeFacts[localeOfPath(path)].prefix.length) || '/'));
}

/**
 * Quotes of a page whose figure lacks the mark of a sample (in any language), unless just so many are `real`: no real person has said any
 * of the others. A quote without a figure is the author's of its page, which has the mark once.
 */
export function quoteProblems({ file, elements }: HtmlPage, marks: readonly string[], real: number): string[] {
  const unmarked = elements
    .filter(({ tag }) => tag === 'blockquote')
    .filter((quote) => {
      let place = quote.parent;
      while (place !== null && place.tag !== 'figure' && place.tag !== 'main') place = place.parent;
      const words = place?.text() ?? '';
      return !marks.some((mark) => words.includes(mark));
    });
  if (unmarked.length < real)
    return [`${file}: ${real} of its quotes are real, and so many have no mark of a sample: ${unmarked.length}`];
  if (unmarked.length === real) return [];
  return unmarked.map(
    ({ text }) =>
      `${file}: <blockquote> “${text().trim().slice(0, 40)}…”: has no “${marks.join('” or “')}” in its figure, nor its page`,
  );
}
