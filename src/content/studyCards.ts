import { cardOf, caseStudySlugs } from './caseStudies';
import type { StudyCard } from './study';

/** Every study's card, in the order of lists: for the page that lists them all. The build computes it (webpack.config.ts). */
export const studyCards: readonly StudyCard[] = caseStudySlugs.map(cardOf);
