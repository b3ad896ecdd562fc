/** A CSS grid's columns by their shares of the width, as `gridTemplateColumns` takes them: `columns(7, 5)`. Long words do not widen a column. */
export function columns(...shares: number[]): string {
  return shares.map((share) => `minmax(0, ${share}fr)`).join(' ');
}

/** So many columns of the same width. */
export function equalColumns(count: number): string {
  return `repeat(${count}, ${columns(1)})`;
}
