import { statSync } from 'node:fs';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { type Locale, locales, sourceLocale } from '../../src/i18n/locales';
import { notFoundRoute, routes } from '../../src/paths';
import { filesBelow } from '../files/filesBelow';
import { checkLanguage } from '@nine-blocks/translation-kit/check/checkLanguage';
import { inOrder, isNotice, type Problem, problemLine } from '@nine-blocks/translation-kit/catalogs/problem';
import { type Catalog, inspectCatalogs } from '../messages/catalogs';
import { project } from '../messages/project';
import type { PrerenderBundle } from '../prerender/prerenderPage';
import { budgetProblems } from './budgets';
import { linkProblems } from './links';
import { wordProblems } from './pageWords';
import { recordProblems } from './recordProblems';
import type { Site } from './site';

type Catalogs = ReadonlyMap<Locale, ReadonlyMap<string, Catalog>>;

/** If there are problems, throws one error with all of them and with `more`, one on each line. */
function refuse(problems: readonly string[], more: readonly string[] = []): void {
  if (problems.length > 0) throw new Error(`${[...problems, ...more].join('\n')}\nProblems: ${problems.length}`);
}

const linesOf = (problems: readonly Problem[]) => inOrder(problems).map(problemLine);

/** Reads all catalogs of all languages. Throws one error with the problems of all files. */
export function readAllCatalogs(): Catalogs {
  const readings = locales.map((locale) => [locale, inspectCatalogs(locale)] as const);
  refuse(linesOf(readings.flatMap(([, { problems }]) => problems)));
  return new Map(readings.map(([locale, { catalogs }]) => [locale, catalogs]));
}

/** Checks messages, records and pictures without a build. Throws one error with file, key and reason of each problem. */
export function checkSources(catalogs: Catalogs): void {
  const source = catalogs.get(sourceLocale) ?? new Map<string, Catalog>();
  const words = [...catalogs].flatMap(([locale, ofLocale]) =>
    checkLanguage(project, locale, { catalogs: ofLocale, problems: [] }, source),
  );
  refuse([
    // The ledger is only for translators, so its problems do not stop a build.
    ...linesOf(words.filter((problem) => !isNotice(problem) && problem.rule !== 'ledger')),
    ...recordProblems(),
  ]);
}

/** Checks the messages that pages show in the source language. Rejects with file, key and reason of each problem. */
export async function checkWords(bundle: PrerenderBundle, catalogs: Catalogs): Promise<void> {
  const { problems, later } = await wordProblems(bundle, catalogs.get(sourceLocale) ?? new Map());
  refuse(linesOf(problems), later);
}

/** Checks links, pictures and ids in the prerendered pages. `siteUrl` is the origin of the site. Throws one error with all problems. */
export function checkSite(site: Site, siteUrl: string): void {
  refuse(linkProblems(site, siteUrl));
}

/** Checks the compressed size of each page, font and set of scripts. Throws one error with all problems. */
export function checkBudgets(folder: string, { namedChunkGroups = {} }: StatsCompilation): void {
  const names = filesBelow(folder);
  const sent = (name: string) => statSync(path.join(folder, names.includes(`${name}.br`) ? `${name}.br` : name)).size;
  const chunks = new Map(
    Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
  refuse(
    budgetProblems({
      sizes: new Map(names.map((name) => [name, sent(name)])),
      chunks,
      kinds: [...new Set([...routes, notFoundRoute].map(({ page }) => page))],
    }),
  );
}
