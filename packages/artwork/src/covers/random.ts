/** A stream of numbers in [0, 1), the same for the same seed. */
export type Random = () => number;

/** Hashes a text into 32 bits (FNV-1a over its UTF-16 code units). */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Makes a stream of numbers in [0, 1) from a 32-bit seed (mulberry32), which JavaScript's own random numbers do not take. */
export function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks a whole number from 0 up to, but without, `below`. */
export function wholeBelow(below: number, random: Random): number {
  return Math.floor(random() * below);
}

/** Returns the items in an order that the stream decides; the given list stays as it was. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
