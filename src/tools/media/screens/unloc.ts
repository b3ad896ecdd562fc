import type { StudyScreens } from './studyScreens';

export const unlocScreens: StudyScreens = {};
