import { createResource } from '../i18n/createResource';
import { fetchData } from '../i18n/fetchData';
import type { CaseStudySlug } from './caseStudies';
import type { CaseStudy, StudyCard } from './study';

/** What a study's page needs of the records; however many there are, it is about as much. */
export interface StudyData {
  study: CaseStudy;
  /** The study that is next until another is picked; none where there is only one. */
  following: StudyCard | null;
  /** Those that the next one is picked from, itself among them. */
  choices: readonly CaseStudySlug[];
}

/** Where the build puts, and the browser fetches, a study's data. */
export function studyPath(slug: CaseStudySlug): string {
  return `/assets/studies/${DATA_VERSION}/${slug}.json`;
}

const studies = createResource<StudyData>(async (path) => (await fetchData(path)) as StudyData);

/** Fetches a study's data, once. */
export function loadStudy(slug: CaseStudySlug): Promise<StudyData> {
  return studies.load(studyPath(slug));
}

/** While rendering: a study's data, or the wait for it. */
export function readStudy(slug: CaseStudySlug): StudyData {
  return studies.read(studyPath(slug));
}

/** Puts in a study's data without fetching. */
export function provideStudy(slug: CaseStudySlug, data: StudyData): void {
  studies.provide(studyPath(slug), data);
}
