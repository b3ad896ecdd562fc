/** Puts a drawing at a spot, `factor` times as large. */
export function scaled(x: number, y: number, factor: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${factor})">${drawing}</g>`;
}
