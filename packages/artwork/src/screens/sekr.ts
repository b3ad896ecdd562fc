import { mapScreen } from './sekr/map';
import { offlineScreen } from './sekr/offline';
import { plannerScreen } from './sekr/planner';
import { recordScreen } from './sekr/record';
import type { CaseStudyScreens } from './caseStudyScreens';

export const sekrScreens: CaseStudyScreens = {
  record: recordScreen,
  map: mapScreen,
  offline: offlineScreen,
  planner: plannerScreen,
};
