import { enrollingScreen } from './lempire/enrolling';
import { extensionScreen } from './lempire/extension';
import { nextStepScreen } from './lempire/nextStep';
import { returnsScreen } from './lempire/returns';
import type { CaseStudyScreens } from './caseStudyScreens';

/** lempire: one person found twice, sequences of which only the next step has a date, mail that comes back, the extension. */
export const lempireScreens: CaseStudyScreens = {
  enrolling: enrollingScreen,
  nextStep: nextStepScreen,
  returns: returnsScreen,
  extension: extensionScreen,
};
