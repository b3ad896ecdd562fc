/** `gridTemplateColumns` by shares of the width: `columns(7, 5)`. Long words do not widen a column. */
export function columns(...shares: number[]): string {
  return shares.map((share) => `minmax(0, ${share}fr)`).join(' ');
}

/** `gridTemplateColumns` of equal width. */
export function equalColumns(count: number): string {
  return `repeat(${count}, ${columns(1)})`;
}
