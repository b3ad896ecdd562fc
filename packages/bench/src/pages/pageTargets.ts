import { type Measured, ratio } from '../figures';
import { categories, type Reading } from './lighthouse';

/** The kinds of page that must be as fast as hand-written ones: the home page, the list, a case study, a service. */
const fastestKinds: ReadonlySet<string> = new Set(['home', 'caseStudies', 'caseStudy', 'service']);

/** Medians of a page and of its control page. */
export interface PageMedians {
  href: string;
  kind: string;
  site: Reading;
  control: Reading;
}

/** What a page reached, and how far each figure may go. */
export function pageFigures({ href, kind, site, control }: PageMedians): Measured[] {
  const isFastest = fastestKinds.has(kind);
  const scores = categories.map((category) => ({
    title: `${href} ${category}`,
    value: site[category] ?? Number.NaN,
    least: category === 'performance' && !isFastest ? 0.99 : 1,
  }));
  if (!isFastest) return scores;
  return [
    ...scores,
    { title: `${href} FCP to the control's`, value: ratio(site.fcp, control.fcp), unit: ' ×', most: 1.15 },
    { title: `${href} LCP to the control's`, value: ratio(site.lcp, control.lcp), unit: ' ×', most: 1.2 },
    { title: `${href} TBT`, value: site.tbt, unit: ' ms', most: 30 },
    { title: `${href} CLS`, value: site.cls, most: 0 },
  ];
}
