import type { CaseStudyScreens } from './caseStudyScreens';
import { eventLogDrawing } from './unloc/eventLog';
import { matchingDrawing } from './unloc/matching';
import { navigationBarDrawing } from './unloc/navigationBar';
import { renewalCallDrawing } from './unloc/renewalCall';
import { switchoverDrawing } from './unloc/switchover';

/** A suite for looking after customers: the shared page, the log below it, who is who, and the way there. */
export const unlocScreens: CaseStudyScreens = {
  renewalCall: renewalCallDrawing,
  eventLog: eventLogDrawing,
  matching: matchingDrawing,
  switchover: switchoverDrawing,
  navigationBar: navigationBarDrawing,
};
