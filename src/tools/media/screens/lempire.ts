import type { StudyScreens } from './studyScreens';

export const lempireScreens: StudyScreens = {};
