import { campaignsScreen } from './bemarke/campaigns';
import { guestCardScreen } from './bemarke/guestCard';
import { offlineScreen } from './bemarke/offline';
import { sameTableScreen } from './bemarke/sameTable';
import type { CaseStudyScreens } from './caseStudyScreens';

export const bemarkeScreens: CaseStudyScreens = {
  guestCard: guestCardScreen,
  offline: offlineScreen,
  sameTable: sameTableScreen,
  campaigns: campaignsScreen,
};
