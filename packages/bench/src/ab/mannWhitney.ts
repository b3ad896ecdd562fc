/** The rank of each number among all, doubled so that those of equal numbers, which share theirs, are whole. */
function doubledRanks(numbers: readonly number[]): number[] {
  return numbers.map((number) => {
    const smaller = numbers.filter((other) => other < number).length;
    const equal = numbers.filter((other) => other === number).length;
    return 2 * smaller + equal + 1;
  });
}

/** In how many ways `size` of some ranks can be chosen, by the sum of those chosen. */
function waysBySum(ranks: readonly number[], size: number): Map<number, number> {
  // By how many are chosen so far.
  const ways = Array.from({ length: size + 1 }, () => new Map<number, number>());
  ways[0]?.set(0, 1);
  for (const rank of ranks) {
    for (let chosen = size; chosen > 0; chosen -= 1) {
      for (const [sum, count] of ways[chosen - 1] ?? []) {
        const own = ways[chosen];
        own?.set(sum + rank, (own.get(sum + rank) ?? 0) + count);
      }
    }
  }
  return ways[size] ?? new Map();
}

/**
 * The exact Mann–Whitney test, two-sided: how likely two samples are to differ in rank by at least as much as these when both come from
 * the same source, 0 to 1. Nothing is assumed of how measurements scatter. Throws where a sample is empty.
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || b.length === 0) throw new Error('A sample is empty');
  const ranks = doubledRanks([...a, ...b]);
  const expected = a.length * (a.length + b.length + 1);
  const observed = ranks.slice(0, a.length).reduce((sum, rank) => sum + rank, 0);
  let all = 0;
  let extreme = 0;
  for (const [sum, count] of waysBySum(ranks, a.length)) {
    all += count;
    if (Math.abs(sum - expected) >= Math.abs(observed - expected)) extreme += count;
  }
  return extreme / all;
}
