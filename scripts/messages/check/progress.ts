import type { Catalog } from './catalog';
import { type Language, messagesOf } from './languageProblems';
import { sameAsSourceRule } from './rules/sameAsSource';

/** How much of a catalog is translated. */
export interface Progress {
  name: string;
  translated: number;
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
export function progressOf(language: Language, source: ReadonlyMap<string, Catalog>): Progress[] {
  return [...source.values()].map((catalog) => ({
    name: catalog.name,
    translated: translatedKeys(language, catalog).length,
    total: catalog.texts.size,
  }));
}

/** The progress of some languages as a table: a line for each page and one for all together. */
export function progressTable(byLocale: ReadonlyMap<string, readonly Progress[]>): string {
  const [first = []] = byLocale.values();
  const sum = (all: readonly Progress[]): Progress => ({
    name: 'all',
    translated: all.reduce((count, { translated }) => count + translated, 0),
    total: all.reduce((count, { total }) => count + total, 0),
  });
  const columns = [...byLocale].map(([locale, all]) => [
    locale,
    ...[...all, sum(all)].map(({ translated, total }) => `${translated}/${total}`),
  ]);
  const names = ['page', ...first.map(({ name }) => name), 'all'];
  const width = Math.max(...names.map(({ length }) => length));
  return names
    .map((name, row) =>
      [name.padEnd(width), ...columns.map((cells) => (cells[row] ?? '').padStart(11))].join('').trimEnd(),
    )
    .join('\n');
}
