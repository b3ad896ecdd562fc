import type { StudyScreens } from './studyScreens';

export const favroScreens: StudyScreens = {};
