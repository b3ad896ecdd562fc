import { capacity } from './eatfresh/capacity';
import { clocks } from './eatfresh/clocks';
import { cutOff } from './eatfresh/cutOff';
import { menuPage } from './eatfresh/menuPage';
import type { CaseStudyScreens } from './caseStudyScreens';

/** The kitchen's sheet, the areas' cut-offs, the oven's capacity and the menu of a shop of prepared meals. */
export const eatfreshScreens: CaseStudyScreens = { cutOff, clocks, capacity, menuPage };
