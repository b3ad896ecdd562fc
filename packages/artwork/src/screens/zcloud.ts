import type { CaseStudyScreens } from './caseStudyScreens';
import { color } from './zcloud/color';
import { library } from './zcloud/library';
import { mvp } from './zcloud/mvp';
import { review } from './zcloud/review';

/** The palette, the component library, the first version's path and the review of our own hosting product. */
export const zcloudScreens: CaseStudyScreens = { color, library, mvp, review };
