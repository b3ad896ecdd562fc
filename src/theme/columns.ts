/** A CSS grid's columns by their shares of the width, as `gridTemplateColumns` takes them. Long words do not widen a column. */
export function columns(...shares: number[]): string {
  return shares.map((share) => `minmax(0, ${share}fr)`).join(' ');
}
