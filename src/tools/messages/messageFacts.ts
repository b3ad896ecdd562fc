import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, sourceLocale } from '../../i18n/locales';
import { readCatalogs } from '../catalogs';

/** What a translator needs to know of one message, without seeing it. */
export interface MessageFacts {
  id: string;
  /** The file to write in, below the project's folder, and the line of the message there; of the source where it has none yet. */
  file: string;
  line: number;
  description: string;
  /** The most characters that the text may have, with placeholders and tags counted as they are written. */
  limit: number | null;
  source: string;
  /** The text in the language; null where it has none yet. */
  text: string | null;
}

/** The limit that a description ends with: "At most 60 characters." */
export function limitOf(description: string): number | null {
  const [, most] = /At most (\d+) characters\.$/.exec(description) ?? [];
  return most === undefined ? null : Number(most);
}

/** How long a text is, as limits count it. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The line, from 1, that each key of a catalog's text stands on. */
function linesOf(catalog: string): ReadonlyMap<string, number> {
  return new Map(
    catalog.split('\n').flatMap((line, index): [string, number][] => {
      const [, key] = /^\s*"((?:[^"\\]|\\.)+)"\s*:\s*\{/.exec(line) ?? [];
      return key === undefined ? [] : [[key, index + 1]];
    }),
  );
}

/** The facts of every message in a language, by id, from the catalogs as they are now; throws where they cannot be used. */
export function messageFactsOf(locale: Locale, folder = 'locales'): ReadonlyMap<string, MessageFacts> {
  const sources = readCatalogs(sourceLocale, folder);
  const translations = locale === sourceLocale ? sources : readCatalogs(locale, folder);
  const read = (tag: Locale, name: string) => linesOf(readFileSync(path.join(folder, tag, `${name}.json`), 'utf8'));
  const facts = new Map<string, MessageFacts>();
  for (const [name, source] of sources) {
    const translation = translations.get(name);
    const sourceLines = read(sourceLocale, name);
    const lines = translation === undefined ? sourceLines : read(locale, name);
    for (const [id, text] of source.texts) {
      const description = source.descriptions.get(id) ?? '';
      const line = lines.get(id);
      facts.set(id, {
        id,
        file: (line === undefined ? source : (translation ?? source)).file,
        line: line ?? sourceLines.get(id) ?? 1,
        description,
        limit: limitOf(description),
        source: text,
        text: translation?.texts.get(id) ?? null,
      });
    }
  }
  return facts;
}
