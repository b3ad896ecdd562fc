import { type Ledger } from '../ledger/ledger';
import { reviewedKeys } from '../ledger/states';
import type { Catalog } from './catalog';
import { type Language, messagesOf } from './languageProblems';
import { sameAsSourceRule } from './rules/sameAsSource';

/** How much of a catalog is translated. */
export interface Progress {
  name: string;
  translated: number;
  /** Those of them that somebody has reviewed, in these words and of this English. */
  reviewed: number;
  total: number;
}

/** The keys of a catalog that are translated: there, well-formed, and not English still. */
function translatedKeys(language: Language, source: Catalog): string[] {
  const catalog = language.catalogs.get(source.name);
  if (catalog === undefined) return [];
  return messagesOf(language, catalog, source)
    .filter((message) => sameAsSourceRule(message).length === 0)
    .map(({ key }) => key);
}

/** How much of each catalog of the source a language has translated. */
export function progressOf(
  language: Language,
  source: ReadonlyMap<string, Catalog>,
  ledger: Ledger = new Map(),
): Progress[] {
  const reviewed = reviewedKeys(source, language.catalogs, ledger);
  return [...source.values()].map((catalog) => {
    const keys = translatedKeys(language, catalog);
    return {
      name: catalog.name,
      translated: keys.length,
      reviewed: keys.filter((key) => reviewed.has(key)).length,
      total: catalog.texts.size,
    };
  });
}

/** The progress of some languages as a table: a line for each page and one for all together. */
export function progressTable(byLocale: ReadonlyMap<string, readonly Progress[]>): string {
  const [first = []] = byLocale.values();
  const sum = (all: readonly Progress[]): Progress => ({
    name: 'all',
    translated: all.reduce((count, { translated }) => count + translated, 0),
    reviewed: all.reduce((count, { reviewed }) => count + reviewed, 0),
    total: all.reduce((count, { total }) => count + total, 0),
  });
  const columns = [...byLocale].flatMap(([locale, all]) => {
    const rows = [...all, sum(all)];
    return [
      [locale, ...rows.map(({ translated, total }) => `${translated}/${total}`)],
      ['reviewed', ...rows.map(({ reviewed }) => String(reviewed))],
    ];
  });
  const names = ['page', ...first.map(({ name }) => name), 'all'];
  const width = Math.max(...names.map(({ length }) => length));
  return names
    .map((name, row) =>
      [name.padEnd(width), ...columns.map((cells) => (cells[row] ?? '').padStart(11))].join('').trimEnd(),
    )
    .join('\n');
}
