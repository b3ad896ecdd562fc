import type { StudyScreens } from './studyScreens';

export const sneakpeekScreens: StudyScreens = {};
