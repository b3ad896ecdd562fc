import type { StudyScreens } from './studyScreens';

export const eatfreshScreens: StudyScreens = {};
