import { agendaScreen } from './pathable/agenda';
import { crowdScreen } from './pathable/crowd';
import { eventDayScreen } from './pathable/eventDay';
import { scheduleScreen } from './pathable/schedule';
import type { CaseStudyScreens } from './caseStudyScreens';

/** Pathable: one agenda on three phones, a session over another hall, a crowd before and after, the day's load. */
export const pathableScreens: CaseStudyScreens = {
  agenda: agendaScreen,
  schedule: scheduleScreen,
  crowd: crowdScreen,
  eventDay: eventDayScreen,
};
