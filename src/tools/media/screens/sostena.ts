import type { StudyScreens } from './studyScreens';

export const sostenaScreens: StudyScreens = {};
