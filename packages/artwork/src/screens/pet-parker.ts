import { boltScreen } from './pet-parker/bolt';
import { neighborScreen } from './pet-parker/neighbor';
import { oneHandScreen } from './pet-parker/oneHand';
import { wayOutScreen } from './pet-parker/wayOut';
import type { StudyScreens } from './studyScreens';

export const petParkerScreens: StudyScreens = {
  oneHand: oneHandScreen,
  bolt: boltScreen,
  neighbor: neighborScreen,
  wayOut: wayOutScreen,
};
