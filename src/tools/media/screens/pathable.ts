import type { StudyScreens } from './studyScreens';

export const pathableScreens: StudyScreens = {};
