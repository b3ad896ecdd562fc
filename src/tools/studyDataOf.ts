import { cardOf, type CaseStudySlug, caseStudyOf, caseStudySlugs, followingStudy } from '../content/caseStudies';
import type { StudyData } from '../content/studyData';

/** The next study is picked from as many at most, so that a page does not grow with the number of all studies. */
const mostChoices = 20;

/** A study and those that come after it, from the last to the first, in the order of lists. */
function choicesOf(slug: CaseStudySlug): CaseStudySlug[] {
  const count = caseStudySlugs.length;
  const place = caseStudySlugs.indexOf(slug);
  return caseStudySlugs.filter((_, index) => (index - place + count) % count < mostChoices);
}

/** What a study's page needs of the records, as the browser fetches it. */
export function studyDataOf(slug: CaseStudySlug): StudyData {
  const following = followingStudy(slug);
  return {
    study: caseStudyOf(slug),
    following: following === undefined ? null : cardOf(following),
    choices: choicesOf(slug),
  };
}
