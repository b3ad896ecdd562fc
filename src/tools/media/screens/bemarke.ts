import type { StudyScreens } from './studyScreens';

export const bemarkeScreens: StudyScreens = {};
