/** From 0 to 1 and slower at both ends, in as many steps: a movement of a film. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 0.5 - Math.cos((Math.PI * (index + 1)) / count) / 2);
}
