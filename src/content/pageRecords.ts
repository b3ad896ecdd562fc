import { createResource } from '../i18n/createResource';
import { fetchData } from '../i18n/fetchData';
import type { CaseStudySlug } from './caseStudies';
import type { CaseStudy, StudyCard } from './study';

/** What a study's page needs of the records; however many there are, it is about as much. */
export interface StudyRecords {
  study: CaseStudy;
  /** The study that is next until another is picked; none where there is only one. */
  following: StudyCard | null;
  /** Those that the next one is picked from, itself among them. */
  choices: readonly CaseStudySlug[];
}

/** Records of case studies that pages need, by what the id of their route starts with; no other page has a file of them. */
export interface PageRecords {
  /** Every study's card, in the order of lists. */
  caseStudies: readonly StudyCard[];
  caseStudy: StudyRecords;
}

/** Where the build puts, and the browser fetches, the records that a page needs, by the id of its route. */
export function recordsPath(routeId: string): string {
  return `/assets/records/${DATA_VERSION}/${routeId}.json`;
}

const records = createResource<unknown>(fetchData);

/** Fetches the records of the list of studies, once. */
export function loadStudyCards(): Promise<PageRecords['caseStudies']> {
  return records.load(recordsPath('caseStudies')) as Promise<PageRecords['caseStudies']>;
}

/** Fetches a study's records, once. */
export function loadStudy(slug: CaseStudySlug): Promise<StudyRecords> {
  return records.load(recordsPath(`caseStudy.${slug}`)) as Promise<StudyRecords>;
}

/** While rendering: every study's card, or the wait for them. */
export function readStudyCards(): PageRecords['caseStudies'] {
  return records.read(recordsPath('caseStudies')) as PageRecords['caseStudies'];
}

/** While rendering: a study's records, or the wait for them. */
export function readStudy(slug: CaseStudySlug): StudyRecords {
  return records.read(recordsPath(`caseStudy.${slug}`)) as StudyRecords;
}

/** Puts in the records of a route's page without fetching. */
export function provideRecords(routeId: string, value: PageRecords[keyof PageRecords]): void {
  records.provide(recordsPath(routeId), value);
}
