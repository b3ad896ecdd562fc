import { readFileSync } from 'node:fs';
import path from 'node:path';
import { figures } from '../../content/figures';
import { type Locale, locales, sourceLocale } from '../../i18n/locales';
import { type Catalog, readCatalogs } from '../catalogs';
import { placeholderProblems } from '../checkWords';
import { filesBelow } from '../filesBelow';
import { lengthProblems, orderProblems } from './catalogShape';
import { bareFigureProblems, figureProblems } from './figureWords';
import { alternateProblems } from './alternates';
import { headingProblems } from './headings';
import { headProblems } from './heads';
import { linkProblems } from './links';
import { mediaProblems, neededMedia, unusedMediaProblems } from './media';
import { namedMessages, type Sources, unusedMessageProblems } from './messageUse';
import { quoteProblems } from './quotes';
import { siteRecords } from './records';
import { referenceProblems } from './references';
import { shareProblems } from './shares';
import type { Site } from './site';

type Catalogs = ReadonlyMap<Locale, ReadonlyMap<string, Catalog>>;

/** Throws one error with all problems, a line each, if there are any. */
function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nProblems: ${problems.length}`);
}

/** The site's own code, without its tools. */
function readSources(): Sources {
  const names = filesBelow('src').filter((name) => /\.tsx?$/.test(name) && !name.startsWith('tools/'));
  return new Map(names.map((name) => [`src/${name}`, readFileSync(path.join('src', name), 'utf8')]));
}

const catalogsOf = (catalogs: Catalogs, locale: Locale) => [...(catalogs.get(locale)?.values() ?? [])];

const readPublic = (name: string) => readFileSync(path.join('public', name), 'utf8');

/** Every catalog of every language. Throws all problems of all files at once. */
export function readAllCatalogs(): Catalogs {
  const problems: string[] = [];
  const catalogs = new Map<Locale, ReadonlyMap<string, Catalog>>();
  for (const locale of locales) {
    try {
      catalogs.set(locale, readCatalogs(locale));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  refuse(problems);
  return catalogs;
}

/** Checks words, records and pictures, which takes no build. Throws all problems at once: file, key and reason of each. */
export function checkSources(catalogs: Catalogs): void {
  const sources = catalogsOf(catalogs, sourceLocale);
  const all = locales.flatMap((locale) => catalogsOf(catalogs, locale));
  refuse([
    ...all.flatMap((catalog) => [
      ...orderProblems(catalog),
      ...placeholderProblems(catalog),
      ...bareFigureProblems(catalog),
      ...lengthProblems(catalog, catalogs.get(sourceLocale)?.get(catalog.name) ?? catalog),
    ]),
    ...figureProblems(sources, figures),
    ...namedMessages(readSources(), sources).problems,
    ...referenceProblems(siteRecords),
    ...mediaProblems(neededMedia(siteRecords), new Set(filesBelow('public')), readPublic),
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
    ...site.pages.flatMap((page) => quoteProblems(page, marks)),
    ...unusedMessageProblems(sources, shown, namedMessages(readSources(), sources).named),
    ...unusedMediaProblems(filesBelow('public'), neededMedia(siteRecords), site, siteUrl),
  ]);
}
