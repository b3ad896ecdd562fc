import { cardOf, featuredStudies, slugOfId } from './caseStudies';
import type { StudyCard } from './study';

/** The studies shown large on the home page and in the list. The build computes it (webpack.config.ts). */
export const featuredCards: readonly StudyCard[] = featuredStudies.map((id) => cardOf(slugOfId(id)));
