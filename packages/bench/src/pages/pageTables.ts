import { isMet, ratio } from '../figures';
import { tableOf } from '../table';
import { categories, type Reading } from './lighthouse';
import { pageFigures, type PageMedians } from './pageTargets';

const milliseconds = (value: number) => String(Math.round(value));
const times = (value: number) => value.toFixed(2);
const kilobytes = (value: number) => (value / 1000).toFixed(1);

const bytes = ['html', 'script', 'font', 'image', 'other', 'total'] as const;

const scoresOf = (reading: Reading) => categories.map((category) => times(reading[category] ?? Number.NaN)).join(' ');

/** How fast each page is, beside its control page. */
export function speedTable(pages: readonly PageMedians[]): string {
  return tableOf(
    ['page', 'scores', 'FCP', 'control', 'ratio', 'LCP', 'control', 'ratio', 'TBT', 'control', 'CLS', 'verdict'],
    pages.map((page) => {
      const { href, site, control } = page;
      return [
        href,
        scoresOf(site),
        ...(['fcp', 'lcp'] as const).flatMap((metric) => [
          milliseconds(site[metric]),
          milliseconds(control[metric]),
          times(ratio(site[metric], control[metric])),
        ]),
        milliseconds(site.tbt),
        milliseconds(control.tbt),
        site.cls.toFixed(3),
        pageFigures(page).every(isMet) ? 'pass' : 'miss',
      ];
    }),
  );
}

/** What each page loads while Lighthouse looks, in kilobytes as they came over the wire, beside the whole control page. */
export function bytesTable(pages: readonly PageMedians[]): string {
  return tableOf(
    ['page', ...bytes, 'control', 'ratio'],
    pages.map(({ href, site, control }) => [
      href,
      ...bytes.map((kind) => kilobytes(site[kind])),
      kilobytes(control.total),
      times(ratio(site.total, control.total)),
    ]),
  );
}
