/**
 * The case study to read next (docs/requirements.md, 4) as an index below `count`: `random` (0 to below 1) picks one, and where that is the `current` one,
 * the one after it, from the last to the first. None where there is only one.
 */
export function nextStudyIndex(random: number, current: number, count: number): number | undefined {
  if (count < 2) return undefined;
  const picked = Math.floor(random * count);
  return picked === current ? (current + 1) % count : picked;
}
