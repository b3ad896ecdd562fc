import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inOrder, problemLine } from '../catalogs/problem';
import { catalogNames } from '../catalogs/readCatalogs';
import { sourceLocale } from '../catalogs/catalog';
import { exportTranslations } from '../exchange/exportTranslations';
import { type Imported, importTranslations } from '../exchange/importTranslations';
import type { Project } from '../project';
import { chosen, type Options, UsageError } from './options';

/** Writes the messages of a language, or of some of its pages, to a PO file. */
export function exportLocale({ folder, locales, isLeftOut }: Project, { words, to }: Options): void {
  const [wanted, ...names] = words;
  if (wanted === undefined) throw new UsageError('Name the language: npm run locales -- export es');
  const [locale = wanted] = chosen('language', [wanted], locales);
  const pages = chosen('page', names, catalogNames(sourceLocale, folder));
  const file = to ?? `${[locale, ...names].join('-').replaceAll('/', '-')}.po`;
  writeFileSync(file, exportTranslations({ locale, pages, folder, isLeftOut }));
  console.log(`${file} is written. When it is translated: npm run locales -- import ${file}`);
}

/** Counts the imported and the refused messages. One message can have several problems. */
export function summaryOf({ locale, written, confirmed, fuzzy, refused }: Imported): string {
  const { size } = new Set(refused.map(({ key }) => key));
  const skipped = fuzzy.length === 0 ? '' : `, ${fuzzy.length} skipped: fuzzy`;
  return `${locale}: ${written.length} changed, ${confirmed.length} confirmed, ${size} refused${skipped}.`;
}

/** Imports the messages of a PO file into the catalogs. The command fails if one is refused. */
export function importLocale(project: Project, { words: [file = ''], by }: Options): void {
  if (!existsSync(file)) throw new UsageError(`There is no file “${file}”: npm run locales -- import es.po`);
  try {
    const imported = importTranslations(project, readFileSync(file), by, basename(file));
    console.log(summaryOf(imported));
    for (const problem of inOrder(imported.refused)) console.error(problemLine(problem));
    if (imported.refused.length > 0) process.exitCode = 1;
  } catch (error) {
    // Parser errors of a broken PO file are also usage errors.
    throw error instanceof Error ? new UsageError(`${file}: ${error.message}`) : error;
  }
}
