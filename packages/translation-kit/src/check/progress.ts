import type { Catalog, Catalogs } from '../catalogs/catalog';
import { readLedger } from '../ledger/ledger';
import { reviewedKeys } from '../ledger/states';
import { type Language, messagesToCheck } from './checkLanguage';
import { sameAsSourceRule } from './rules/sameAsSource';

/** The keys of a catalog with a well-formed translation that is not English. */
function translatedKeys(language: Language, source: Catalog): string[] {
  const catalog = language.catalogs.get(source.name);
  if (catalog === undefined) return [];
  return messagesToCheck(language, catalog, source)
    .filter((message) => sameAsSourceRule(message).length === 0)
    .map(({ key }) => key);
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** How many messages of each page some languages have translated and reviewed, as a table. */
export function progressTable(languages: readonly Language[], source: Catalogs): string {
  const pages = [...source.values()];
  const totals = pages.map(({ texts }) => texts.size);
  const columns = languages.flatMap((language) => {
    const { locale, catalogs, project } = language;
    const reviewed = reviewedKeys(source, catalogs, readLedger(locale, project.folder).ledger);
    const keys = pages.map((page) => translatedKeys(language, page));
    const translated = keys.map(({ length }) => length);
    const read = keys.map((all) => all.filter((key) => reviewed.has(key)).length);
    return [
      [locale, ...translated.map((count, at) => `${count}/${totals[at]}`), `${sum(translated)}/${sum(totals)}`],
      ['reviewed', ...read.map(String), String(sum(read))],
    ];
  });
  const names = ['page', ...pages.map(({ name }) => name), 'all'];
  const width = Math.max(...names.map(({ length }) => length));
  const line = (name: string, row: number) =>
    [name.padEnd(width), ...columns.map((cells) => (cells[row] ?? '').padStart(11))].join('').trimEnd();
  return names.map(line).join('\n');
}
