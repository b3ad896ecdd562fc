import type { StudyScreens } from './studyScreens';

export const meteorScreens: StudyScreens = {};
