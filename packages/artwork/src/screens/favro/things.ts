import { shape } from '../../drawing/shapes';

/** What cards are about: things around the origin, some 30 units high. */
const outlines = {
  bolt: 'M3 -16L-11 3H-1L-4 16 11 -4H1z',
  drop: 'M0 -15C6 -6 11 -1 11 5A11 11 0 0 1 -11 5C-11 -1 -6 -6 0 -15z',
  flag: 'M-11 -15h4v2h19l-6 7 6 7h-19v14h-4z',
  heart: 'M0 13C-18 0 -14 -13 -6 -13 -2 -13 0 -9 0 -8 0 -9 2 -13 6 -13 14 -13 18 0 0 13z',
  leaf: 'M-13 13C-16 -6 -4 -14 14 -14 14 4 6 16 -13 13z',
  spark: 'M0 -16Q3 -3 16 0 3 3 0 16 -3 3 -16 0 -3 -3 0 -16z',
} as const;

export type Thing = keyof typeof outlines;

/** The key of the card that is about a thing. */
export const keyOf: Readonly<Record<Thing, string>> = {
  bolt: 'FAV-31',
  drop: 'FAV-18',
  flag: 'FAV-7',
  heart: 'FAV-24',
  leaf: 'FAV-12',
  spark: 'FAV-40',
};

/** Draws what a card is about around the origin. */
export function thing(name: Thing, color: string): string {
  return shape(color, outlines[name]);
}
