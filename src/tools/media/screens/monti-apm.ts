import type { StudyScreens } from './studyScreens';

export const montiApmScreens: StudyScreens = {};
