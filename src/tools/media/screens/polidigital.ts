import type { StudyScreens } from './studyScreens';

export const polidigitalScreens: StudyScreens = {};
