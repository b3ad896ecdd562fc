import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files/filesBelow';
import type { Catalog } from './check/catalog';
import { type CatalogReading, inspectCatalog, inspectFile } from './check/inspectCatalog';
import { inOrder, type Problem, problemLine } from './check/problem';

export { type Catalog, keyPrefix } from './check/catalog';

/** The catalogs of a language and what is wrong with their files. */
export interface CatalogsReading {
  catalogs: ReadonlyMap<string, Catalog>;
  problems: Problem[];
}

/** The names of a language's catalogs, in order: 'about-us', 'case-studies/sostena'. */
export function catalogNames(locale: string, folder = 'locales'): string[] {
  return filesBelow(path.join(folder, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''));
}

/** Reads one catalog of a language, with its problems. */
export function inspectNamed(locale: string, name: string, folder = 'locales'): CatalogReading {
  return inspectFile(readFileSync(path.join(folder, locale, `${name}.json`)), name, locale, folder);
}

/** Reads every catalog of a language, by name, with the problems of all files. */
export function inspectCatalogs(locale: string, folder = 'locales'): CatalogsReading {
  const readings = catalogNames(locale, folder).map((name) => inspectNamed(locale, name, folder));
  return {
    catalogs: new Map(readings.map(({ catalog }) => [catalog.name, catalog])),
    problems: readings.flatMap(({ problems }) => problems),
  };
}

/** Reads one catalog's text; throws an error with file, line, key and reason of everything that cannot be used. */
export function parseCatalog(text: string, name: string, locale: string): Catalog {
  const { catalog, problems } = inspectCatalog(text, name, locale);
  if (problems.length > 0) throw new Error(inOrder(problems).map(problemLine).join('\n'));
  return catalog;
}

/** Every catalog of a language, by name; throws all problems of all files at once. */
export function readCatalogs(locale: string, folder = 'locales'): ReadonlyMap<string, Catalog> {
  const { catalogs, problems } = inspectCatalogs(locale, folder);
  if (problems.length > 0) {
    throw new Error(`The catalogs cannot be used:\n${inOrder(problems).map(problemLine).join('\n')}`);
  }
  return catalogs;
}
