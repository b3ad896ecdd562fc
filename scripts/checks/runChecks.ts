import { statSync } from 'node:fs';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { imprint } from '../../src/content/imprint';
import { type Locale, locales, sourceLocale } from '../../src/i18n/locales';
import { type Catalog, inspectCatalogs } from '../messages/catalogs';
import { allPages } from '../../src/routes';
import { filesBelow } from '../files/filesBelow';
import { localeProblems } from '../messages/check/localeProblems';
import { inOrder, isNotice, type Problem, problemLine } from '../messages/check/problem';
import { sourceProblems, readSources } from '../messages/check/sourceProblems';
import { alternateProblems } from './alternates';
import { budgetProblems } from './budgets';
import { headingProblems } from './headings';
import { headProblems } from './heads';
import { integrityProblems } from './integrity';
import { linkProblems } from './links';
import { listProblems } from './lists';
import { neededMedia, unusedMediaProblems } from './media';
import { namedMessages, unusedMessageProblems } from './messageUse';
import { policyProblems } from './policies';
import { quoteProblems, realQuotesAt } from './quotes';
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
    // The ledger is for those who translate: no page needs it.
    ...linesOf(words.filter((problem) => !isNotice(problem) && problem.rule !== 'ledger')),
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

/** Checks the prerendered pages, and that nothing is left over. Rejects with all problems at once. */
export async function checkSite({ site, siteUrl, catalogs, shown }: BuiltSite): Promise<void> {
  const marks = [...catalogs.values()].flatMap((named) =>
    ['common.sampleQuote', 'common.caseStudy.sample'].flatMap((id) => named.get('common')?.texts.get(id) ?? []),
  );
  // The imprint's words wait for its record.
  const sources = catalogsOf(catalogs, sourceLocale).filter(({ name }) => name !== 'imprint' || imprint !== undefined);
  refuse([
    ...linkProblems(site, siteUrl),
    ...site.pages.flatMap(headingProblems),
    ...headProblems(site.pages, sourceLocale),
    ...alternateProblems(site.pages, siteUrl, sourceLocale),
    ...(await shareProblems(site, siteUrl)),
    ...site.pages.flatMap(structuredDataProblems),
    ...site.pages.flatMap(policyProblems),
    ...integrityProblems(site),
    ...listProblems(site, siteUrl),
    ...site.pages.flatMap((page) => quoteProblems(page, marks, realQuotesAt(page.path))),
    ...linesOf(unusedMessageProblems(sources, shown, namedMessages(readSources(), sources).named)),
    ...unusedMediaProblems(filesBelow('public'), neededMedia(siteRecords), site, siteUrl),
  ]);
}

/** Checks that no page, font or set of scripts is larger than it may be, once compressed copies lie in the site's folder. Throws all problems at once. */
export function checkBudgets(folder: string, { namedChunkGroups }: StatsCompilation): void {
  const names = filesBelow(folder);
  const sent = (name: string) => statSync(path.join(folder, names.includes(`${name}.br`) ? `${name}.br` : name)).size;
  const scriptsOf = (name: string) => {
    const { assets } = namedChunkGroups?.[name] ?? {};
    if (assets === undefined) throw new Error(`The build has no chunk with the name ${name}`);
    return assets.map((asset) => asset.name).filter((file) => file.endsWith('.js'));
  };
  const pages = allPages();
  const kinds = new Set(pages.map(({ route }) => route.page));
  const islands = Object.keys(namedChunkGroups ?? {}).filter(
    (name) => name !== 'start' && name !== 'contact' && ![...kinds].some((kind) => kind === name),
  );
  refuse([
    ...budgetProblems({
      sizes: new Map(names.map((name) => [name, sent(name)])),
      start: scriptsOf('start'),
      pages: Object.fromEntries([...kinds].map((kind) => [kind, scriptsOf(kind)])),
      islands: Object.fromEntries(islands.map((name) => [name, scriptsOf(name)])),
      dialog: scriptsOf('contact'),
    }),
  ]);
}
