import { type Locale, locales, sourceLocale } from '../../i18n/locales';
import { type Catalog, inspectCatalogs } from '../catalogs';
import { filesBelow } from '../filesBelow';
import { localeProblems } from '../words/localeProblems';
import { inOrder, isWarning, type Problem, problemLine } from '../words/problem';
import { sourceProblems, readSources } from '../words/sourceProblems';
import { alternateProblems } from './alternates';
import { headingProblems } from './headings';
import { headProblems } from './heads';
import { integrityProblems } from './integrity';
import { linkProblems } from './links';
import { listProblems } from './lists';
import { neededMedia, unusedMediaProblems } from './media';
import { namedMessages, unusedMessageProblems } from './messageUse';
import { policyProblems } from './policies';
import { quoteProblems } from './quotes';
import { recordProblems } from './recordProblems';
import { siteRecords } from './records';
import { shareProblems } from './shares';
import type { Site } from './site';
import { structuredDataProblems } from './structuredData';

type Catalogs = ReadonlyMap<Locale, ReadonlyMap<string, Catalog>>;

/** Throws one error with all problems, a line each, if there are any. */
function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nProblems: ${problems.length}`);
}

const linesOf = (problems: readonly Problem[]) => inOrder(problems).map(problemLine);

const catalogsOf = (catalogs: Catalogs, locale: Locale) => [...(catalogs.get(locale)?.values() ?? [])];

/** Every catalog of every language. Throws all problems of all files at once. */
export function readAllCatalogs(): Catalogs {
  const readings = locales.map((locale) => [locale, inspectCatalogs(locale)] as const);
  refuse(linesOf(readings.flatMap(([, { problems }]) => problems)));
  return new Map(readings.map(([locale, { catalogs }]) => [locale, catalogs]));
}

/** Checks words, records and pictures, which takes no build. Throws all problems at once: file, key and reason of each. */
export function checkSources(catalogs: Catalogs): void {
  const source = catalogs.get(sourceLocale) ?? new Map<string, Catalog>();
  const words = locales.flatMap((locale) => {
    const ofLocale = catalogs.get(locale) ?? new Map<string, Catalog>();
    return localeProblems(locale, { catalogs: ofLocale, problems: [] }, source).problems;
  });
  refuse([
    ...linesOf(words.filter((problem) => !isWarning(problem))),
    ...linesOf(sourceProblems([...source.values()])),
    ...recordProblems(),
  ]);
}

interface BuiltSite {
  site: Site;
  /** Origin of the published site: its own addresses may begin with it. */
  siteUrl: string;
  catalogs: Catalogs;
  /** Ids of the messages that the pages show. */
  shown: ReadonlySet<string>;
}

/** Checks the prerendered pages, and that nothing is left over. Throws all problems at once. */
export function checkSite({ site, siteUrl, catalogs, shown }: BuiltSite): void {
  const marks = [...catalogs.values()].flatMap((named) => named.get('common')?.texts.get('common.sampleQuote') ?? []);
  const sources = catalogsOf(catalogs, sourceLocale);
  refuse([
    ...linkProblems(site, siteUrl),
    ...site.pages.flatMap(headingProblems),
    ...headProblems(site.pages, sourceLocale),
    ...alternateProblems(site.pages, siteUrl, sourceLocale),
    ...shareProblems(site, siteUrl),
    ...site.pages.flatMap(structuredDataProblems),
    ...site.pages.flatMap(policyProblems),
    ...integrityProblems(site),
    ...listProblems(site, siteUrl),
    ...site.pages.flatMap((page) => quoteProblems(page, marks)),
    ...linesOf(unusedMessageProblems(sources, shown, namedMessages(readSources(), sources).named)),
    ...unusedMediaProblems(filesBelow('public'), neededMedia(siteRecords), site, siteUrl),
  ]);
}
