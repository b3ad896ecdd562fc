import { readdirSync } from 'node:fs';
import { sourceLocale } from '../catalogs/catalog';
import type { Problem } from '../catalogs/problem';
import { inspectCatalogs } from '../catalogs/readCatalogs';
import { shownCatalogs } from '../catalogs/shownCatalogs';
import { checkLanguage } from '../check/checkLanguage';
import { report } from '../check/report';
import type { Project } from '../project';
import { chosen, type Options } from './options';

/** Folders that are not languages. */
const others = new Set(['glossaries', 'ledgers']);

/** Prints all problems of some languages and pages. The command fails if one of them is an error. */
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
  const locales = chosen(
    'language',
    wanted,
    project.locales.filter((locale) => folders.includes(locale)),
  );
  const strangers = folders
    .filter((name) => !project.locales.includes(name))
    .map((name): Problem => {
      const [reason, fix] = [
        `is no language of ${project.localesFile}`,
        `remove it, or move it away and run npm run locales -- add ${name}`,
      ];
      return { file: `${folder}/${name}`, line: 1, key: '', rule: 'extra', reason, fix };
    });
  const pages = page && chosen('page', page, [...source.catalogs.keys()]);
  const checked = locales.map((locale) => {
    const reading = locale === sourceLocale ? source : read(locale);
    return [locale, checkLanguage(project, locale, reading, source.catalogs)] as const;
  });
  const isWhole = locales.includes(sourceLocale) && pages === undefined;
  const { lines, errors } = report(new Map(checked), isWhole ? strangers : [], pages);
  const print = errors === 0 ? console.log : console.error;
  print(lines.join('\n'));
  if (errors > 0) process.exitCode = 1;
}
