import type { StudyScreens } from './studyScreens';

export const sekrScreens: StudyScreens = {};
