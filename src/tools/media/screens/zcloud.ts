import type { StudyScreens } from './studyScreens';

export const zcloudScreens: StudyScreens = {};
