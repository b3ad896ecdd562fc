import { mapScreen } from './sekr/map';
import { offlineScreen } from './sekr/offline';
import { plannerScreen } from './sekr/planner';
import { recordScreen } from './sekr/record';
import type { StudyScreens } from './studyScreens';

export const sekrScreens: StudyScreens = {
  record: recordScreen,
  map: mapScreen,
  offline: offlineScreen,
  planner: plannerScreen,
};
