/** The middle of some numbers, or the mean of the two in the middle. Throws without any. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing');
  return (low + high) / 2;
}

/** How many times `reference` a number is. The same nothing is once as much; more than nothing has no ratio. */
export function ratio(value: number, reference: number): number {
  return value === 0 && reference === 0 ? 1 : value / reference;
}

/** A figure that was measured, and how far it may go: `most` and `least` are still good. */
export interface Measured {
  /** What was measured, for people: `/ FCP, times the control's`. */
  title: string;
  value: number;
  unit?: string;
  most?: number;
  least?: number;
}

/** Whether a figure is what was to be reached. What is no number was not measured, and so not reached. */
export function isMet({ value, most = Infinity, least = -Infinity }: Measured): boolean {
  return value <= most && value >= least;
}

const shown = (value: number) => String(Math.round(value * 1000) / 1000);

/** Every figure that misses, a line each. */
export function missesOf(figures: readonly Measured[]): string[] {
  return figures
    .filter((figure) => !isMet(figure))
    .map(({ title, value, unit = '', most, least }) => {
      const goal = most === undefined ? `at least ${shown(least ?? 0)}` : `at most ${shown(most)}`;
      return `${title}: ${shown(value)}${unit} instead of ${goal}${unit}`;
    });
}
