import type { StudyScreens } from './studyScreens';

export const petParkerScreens: StudyScreens = {};
