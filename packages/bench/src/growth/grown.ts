import { ratio } from '../figures';
import type { BuildTimes } from './buildRun';
import type { Weight } from './weights';

/** A site as its build and its files show it. */
export interface Built {
  times: BuildTimes;
  weights: ReadonlyMap<string, Weight>;
  scripts: ReadonlyMap<string, number>;
}

/** The list of studies holds all of them, so it grows with them. */
export const isList = (file: string) => /(?:^|\/)case-studies\/index\.html$/.test(file);

/** How much the same pages weigh, as times of what they weighed. */
export function growthOf(small: Built, large: Built, part: keyof Weight, wanted: (file: string) => boolean): number[] {
  return [...small.weights]
    .filter(([file]) => wanted(file))
    .map(([file, weight]) => ratio(large.weights.get(file)?.[part] ?? Number.NaN, weight[part]));
}

/** Milliseconds of a phase for each page. */
export const perPage = ({ pages, phases }: BuildTimes, phase: string) => ((phases[phase] ?? Number.NaN) * 1000) / pages;
