import type { Path } from '../../../../src/routes';
import { type Measured, ratio } from '../figures';
import { categories, type Reading } from './look';

/** The pages that must be as fast as hand-written ones: the home page, the list, a study, a service. */
const fastest: readonly string[] = [
  '/',
  '/case-studies',
  '/case-studies/pet-parker',
  '/services/devops',
] satisfies readonly Path[];

/** Medians of a page and of its control page. */
export interface PageMedians {
  path: string;
  site: Reading;
  control: Reading;
}

/** What a page reached, and how far each figure may go. */
export function pageFigures({ path, site, control }: PageMedians): Measured[] {
  const isFastest = fastest.includes(path);
  const scores = categories.map((category) => ({
    title: `${path} ${category}`,
    value: site[category] ?? Number.NaN,
    least: category === 'performance' && !isFastest ? 0.99 : 1,
  }));
  if (!isFastest) return scores;
  return [
    ...scores,
    { title: `${path} FCP to the control's`, value: ratio(site.fcp, control.fcp), unit: ' ×', most: 1.15 },
    { title: `${path} LCP to the control's`, value: ratio(site.lcp, control.lcp), unit: ' ×', most: 1.2 },
    { title: `${path} TBT`, value: site.tbt, unit: ' ms', most: 30 },
    { title: `${path} CLS`, value: site.cls, most: 0 },
  ];
}
