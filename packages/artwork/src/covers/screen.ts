import type { Steps } from '../drawing/steps';

/** The product a wide cover shows, in its own frame. */
export type Screen =
  | {
      readonly frame: 'browser';
      /** Draws it in 242 × 203 units. */
      readonly draw: (s: Steps) => string;
    }
  | {
      readonly frame: 'phone';
      /** Draws it in 124 × 256 units. */
      readonly draw: (s: Steps) => string;
      /** Draws what hangs beside the phone, in the 500 × 300 units of the cover. */
      readonly beside: (s: Steps) => string;
    };
