import type { AccentSlug } from '../../../../src/theme/accents';
import type { Steps } from '../covers/steps';
import type { Spot } from '../covers/shapes';
import type { Key } from './time';

/** A short film of a product at work. It ends where it begins, so that it can repeat. */
export interface Film {
  /** File name without ending. */
  readonly name: string;
  readonly accent: AccentSlug;
  /** When, in seconds, the poster is taken: the moment that says most. */
  readonly poster: number;
  /** Draws the inside of the window at a time in seconds, in 872 × 472 units. */
  readonly draw: (time: number, steps: Steps) => string;
  /** Where the pointer is, and when; the way between two times is eased. */
  readonly pointer: readonly Key<Spot>[];
  /** When the pointer is down: from, to. */
  readonly presses: readonly (readonly [from: number, to: number])[];
}

/** What every film is recorded in. */
export const film = { width: 960, height: 600, framesPerSecond: 30, seconds: 6 } as const;
