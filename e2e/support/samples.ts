import { type Path, routes } from '../../src/paths';
import { type CaseStudySlug, caseStudySlugs } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import type { ServiceSection } from '../../src/content/service';
import { services } from '../../src/content/services';
import { type ServiceSlug, serviceSlugs } from '../../src/content/serviceSlugs';
import { industryTags, serviceTags, type Tag } from '../../src/content/tags';
import { type Locale, localeFacts, sourceLocale } from '../../src/i18n/locales';
import { message } from '../messages';
import { publishedLocales } from '../../scripts/messages/testing/publishedLocales';

/*
 * Samples of the content for tests that work with any content. They come from the lists, so an owner can remove a case study, a service or a
 * language without changing tests.
 */

function atLeast<Value>(list: readonly Value[], count: number, what: string): readonly Value[] {
  if (list.length < count) throw new Error(`These tests need ${count} ${what}, and the site has ${list.length}`);
  return list;
}

/** The first five case studies of the list. */
export const fiveStudies = atLeast(caseStudySlugs, 5, 'case studies').slice(0, 5) as unknown as readonly [
  CaseStudySlug,
  CaseStudySlug,
  CaseStudySlug,
  CaseStudySlug,
  CaseStudySlug,
];

/** The first two services. */
export const [firstService, aService] = atLeast(serviceSlugs, 2, 'services') as unknown as readonly [
  ServiceSlug,
  ServiceSlug,
];

/** The videos of a case study, each with its section. */
export const videosOf = (slug: CaseStudySlug) =>
  caseStudyRecords[slug].sections.flatMap(({ id, videos = [] }) => videos.map((video) => ({ ...video, section: id })));

const serviceWith = (kind: ServiceSection['kind']) =>
  serviceSlugs.find((slug) => services[slug].sections.some((section) => section.kind === kind));

/** The service with a process, and its page. Tests of a missing page are skipped (`needsPage`). */
export const processService = serviceWith('process');
export const processPath = `/services/${processService}` as Path;

/** Feature work: the page that shows it, the prefix of its messages, the ids of its items. */
const worksService = serviceWith('featureWork');
export const worksPath = `/services/${worksService}` as Path;
export const worksWords = `service.${worksService}.featureWork` as const;
export const featureWorks = serviceSlugs
  .flatMap((slug) => services[slug].sections)
  .flatMap((section) => (section.kind === 'featureWork' ? section.items.map(({ id }) => id) : []));

const ofStudy = (measure: (slug: CaseStudySlug) => number) =>
  caseStudySlugs.toSorted((one, other) => measure(other) - measure(one))[0] ?? fiveStudies[0];

/** The case study with the longest title, and the one with the most videos. */
export const longestTitled = ofStudy((slug) => message(`caseStudy.${slug}.card.title`).length);
export const mostFilmed = ofStudy((slug) => videosOf(slug).length);

const tags: readonly Tag[] = [...industryTags, ...serviceTags];

/** The case studies with a tag, in the order of the list. */
export const studiesTagged = (tag: Tag): CaseStudySlug[] =>
  caseStudySlugs.filter((slug) => caseStudyRecords[slug].tags.includes(tag));

const byCount = tags.toSorted((one, other) => studiesTagged(other).length - studiesTagged(one).length);

/** The tag with the most case studies, one with fewer, and the one with the fewest. */
export const [commonTag, otherTag, rareTag] = [byCount[0], byCount[2], byCount.at(-1)] as [Tag, Tag, Tag];

/** The second and the third language, and the languages that are written from right to left. A missing language is replaced by the previous one. */
export const [, otherLocale = sourceLocale, thirdLocale = otherLocale] = publishedLocales;
export const rightToLeft = publishedLocales.filter((locale) => localeFacts[locale].direction === 'rtl');

/** The arguments of `test.skip` for tests that need another language. */
export const oneLanguage = [otherLocale === sourceLocale, 'The site is published in one language'] as const;

/** The default run tests the source language and the languages from right to left; `npm run test:long` tests the others. */
export const tagOf = (locale: Locale) =>
  locale === sourceLocale || rightToLeft.includes(locale) ? {} : { tag: '@long' };

/** The first page of each kind; `e2e/long` tests all pages. */
export const oneOfEachKind = routes.filter(
  ({ page }, index) => routes.findIndex((other) => other.page === page) === index,
);
