import { median, ratio } from '../figures';
import { tableOf } from '../table';
import type { BuildTimes } from './buildRun';
import { type Built, growthOf, isList, perPage } from './grown';

/** How long both builds took, and each page. */
export function timesTable(small: BuildTimes, large: BuildTimes): string {
  const row = (title: string, of: (times: BuildTimes) => number, digits: number) => [
    title,
    of(small).toFixed(digits),
    of(large).toFixed(digits),
    ratio(of(large), of(small)).toFixed(2),
  ];
  return tableOf(
    ['', 'now', 'with more studies', 'ratio'],
    [
      row('pages', ({ pages }) => pages, 0),
      row('seconds', ({ total }) => total, 1),
      ...Object.keys(small.phases).map((phase) => row(`  ${phase}`, ({ phases }) => phases[phase] ?? Number.NaN, 1)),
      row('ms a page', ({ total, pages }) => (total * 1000) / pages, 0),
      ...['prerender', 'check', 'compress'].map((phase) => row(`  ${phase}`, (times) => perPage(times, phase), 1)),
    ],
  );
}

const percent = (times: number) => `${((times - 1) * 100).toFixed(1)} %`;

/** How much heavier the same pages became. */
export function weightTable(small: Built, large: Built): string {
  const grown = (title: string, numbers: readonly number[]) => [
    title,
    percent(median(numbers)),
    percent(Math.max(...numbers)),
  ];
  const others = (file: string) => !isList(file);
  const scripts = [...small.scripts].map(([name, size]) => ({
    name,
    growth: ratio(large.scripts.get(name) ?? Number.NaN, size),
  }));
  return tableOf(
    ['', 'median', 'most'],
    [
      grown('HTML', growthOf(small, large, 'html', others)),
      grown('HTML with its scripts and words', growthOf(small, large, 'page', others)),
      grown('HTML of the list of studies', growthOf(small, large, 'html', isList)),
      ...scripts
        .filter(({ growth }) => growth > 1.001)
        .map(({ name, growth }) => [`script ${name}`, '', percent(growth)]),
    ],
  );
}
