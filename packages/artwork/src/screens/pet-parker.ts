import { boltScreen } from './pet-parker/bolt';
import { neighborScreen } from './pet-parker/neighbor';
import { oneHandScreen } from './pet-parker/oneHand';
import { wayOutScreen } from './pet-parker/wayOut';
import type { CaseStudyScreens } from './caseStudyScreens';

export const petParkerScreens: CaseStudyScreens = {
  oneHand: oneHandScreen,
  bolt: boltScreen,
  neighbor: neighborScreen,
  wayOut: wayOutScreen,
};
