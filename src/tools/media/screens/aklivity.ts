import type { StudyScreens } from './studyScreens';

export const aklivityScreens: StudyScreens = {};
