import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogs, Catalog } from './catalog';
import { type CatalogReading, inspectCatalog } from './inspectCatalog';
import { inOrder, type Problem, problemLine } from './problem';

/** The catalogs of a language and the problems of their files. */
export interface CatalogsReading {
  catalogs: Catalogs;
  problems: Problem[];
}

/** The names of a language's catalogs, in order: 'about-us', 'case-studies/sostena'. */
export function catalogNames(locale: string, folder: string): string[] {
  return readdirSync(path.join(folder, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.json$/, ''))
    .toSorted();
}

/** Reads one catalog of a language, with its problems. */
export function inspectNamed(locale: string, name: string, folder: string): CatalogReading {
  return inspectCatalog(readFileSync(path.join(folder, locale, `${name}.json`), 'utf8'), name, locale, folder);
}

/** Reads every catalog of a language, by name, with the problems of all files. */
export function inspectCatalogs(locale: string, folder = 'locales'): CatalogsReading {
  const readings = catalogNames(locale, folder).map((name) => inspectNamed(locale, name, folder));
  return {
    catalogs: new Map(readings.map(({ catalog }) => [catalog.name, catalog])),
    problems: readings.flatMap(({ problems }) => problems),
  };
}

/** Reads one catalog's text; throws an error with file, line, key and reason of every problem. */
export function parseCatalog(text: string, name: string, locale: string): Catalog {
  const { catalog, problems } = inspectCatalog(text, name, locale);
  if (problems.length > 0) throw new Error(inOrder(problems).map(problemLine).join('\n'));
  return catalog;
}

/** Every catalog of a language, by name; throws one error with all problems of all files. */
export function readCatalogs(locale: string, folder = 'locales'): Catalogs {
  const { catalogs, problems } = inspectCatalogs(locale, folder);
  if (problems.length > 0) {
    throw new Error(`The catalogs cannot be used:\n${inOrder(problems).map(problemLine).join('\n')}`);
  }
  return catalogs;
}
