import { median } from '../figures';
import { tableOf } from '../table';
import { mannWhitney } from './mannWhitney';

/** A figure that variants are compared by. */
export interface Figure {
  title: string;
  digits: number;
  /** The measurements of each variant, in their order. */
  samples: readonly (readonly number[])[];
}

/** Less likely than this, a difference is not taken for chance. */
const significance = 0.05;

/** What is said of a difference from the first variant. */
function verdictOf(base: readonly number[], other: readonly number[]): string {
  if (median(base) === median(other)) return '=';
  // What is the same in every run, such as bytes, is not a matter of chance.
  if (new Set(base).size === 1 && new Set(other).size === 1 && base.length > 1 && other.length > 1) return 'always';
  const chance = mannWhitney(base, other);
  return `${chance < significance ? 'yes' : 'noise'} (p ${chance.toFixed(3)})`;
}

const signed = (difference: number, digits: number) => `${difference > 0 ? '+' : ''}${difference.toFixed(digits)}`;

/**
 * Medians of each variant; of all but the first also the difference from it, and whether that is beyond noise. A figure that a variant
 * has no measurement of is left empty.
 */
export function comparisonTable(titles: readonly string[], figures: readonly Figure[]): string {
  const [first = '', ...others] = titles;
  const head = ['', first, ...others.flatMap((title) => [title, 'difference', 'beyond noise'])];
  const rows = figures.map(({ title, digits, samples: [base = [], ...rest] }) => {
    const shown = (sample: readonly number[]) => (sample.length === 0 ? '' : median(sample).toFixed(digits));
    const compared = rest.flatMap((sample) =>
      base.length === 0 || sample.length === 0
        ? [shown(sample), '', '']
        : [shown(sample), signed(median(sample) - median(base), digits), verdictOf(base, sample)],
    );
    return [title, shown(base), ...compared];
  });
  return tableOf(head, rows);
}
