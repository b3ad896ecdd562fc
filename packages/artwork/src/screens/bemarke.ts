import { campaignsScreen } from './bemarke/campaigns';
import { guestCardScreen } from './bemarke/guestCard';
import { offlineScreen } from './bemarke/offline';
import { sameTableScreen } from './bemarke/sameTable';
import type { StudyScreens } from './studyScreens';

export const bemarkeScreens: StudyScreens = {
  guestCard: guestCardScreen,
  offline: offlineScreen,
  sameTable: sameTableScreen,
  campaigns: campaignsScreen,
};
