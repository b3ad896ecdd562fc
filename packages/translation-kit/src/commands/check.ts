import { readdirSync } from 'node:fs';
import { sourceLocale } from '../catalogs/catalog';
import { inspectCatalogs } from '../catalogs/readCatalogs';
import { shownCatalogs } from '../catalogs/shownCatalogs';
import { checkLanguage } from '../check/checkLanguage';
import { withoutAsked } from '../check/compareCatalogs';
import { report } from '../check/report';
import type { Project } from '../project';
import { chosen, type Options } from './options';

/** Folders that are no languages. */
const others = new Set(['glossaries', 'ledgers']);

/** Prints everything that is wrong with the words of some languages and pages, and fails where an error is among it. */
export function check(project: Project, { locale: wanted = [], page }: Options): void {
  const { folder } = project;
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.has(entry.name))
    .map(({ name }) => name);
  const read = (locale: string) => {
    const { catalogs, problems } = inspectCatalogs(locale, folder);
    return { catalogs: shownCatalogs(catalogs, project.isLeftOut), problems };
  };
  const source = read(sourceLocale);
  const locales = chosen('language', wanted, folders);
  const pages = page && chosen('page', page, [...source.catalogs.keys()]);
  const ofCode = project.sourceProblems([...source.catalogs.values()]);
  const checked = locales.map((locale) => {
    const reading = locale === sourceLocale ? source : read(locale);
    return [locale, withoutAsked(checkLanguage(project, locale, reading, source.catalogs), ofCode)] as const;
  });
  const isWhole = locales.includes(sourceLocale) && pages === undefined;
  const { lines, errors } = report(new Map(checked), isWhole ? ofCode : [], pages);
  const print = errors === 0 ? console.log : console.error;
  print(lines.join('\n'));
  if (errors > 0) process.exitCode = 1;
}
