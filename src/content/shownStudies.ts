import { recordOf } from '../i18n/messages';
import type { CaseStudySlug } from './caseStudies';
import type { CaseStudy, CaseStudyCard } from './caseStudy';

/** The record of a case study, on its own page and in the comparison. */
export function caseStudyOf(slug: CaseStudySlug): CaseStudy {
  return recordOf(`caseStudy.${slug}`) as CaseStudy;
}

/** What the card of a case study shows, on every page that has the messages of its card. */
export function cardOf(slug: CaseStudySlug): CaseStudyCard {
  return recordOf(`caseStudy.${slug}.card`) as CaseStudyCard;
}
