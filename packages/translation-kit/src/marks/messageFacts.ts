import { type Locale, sourceLocale } from '../../../../src/i18n/locales';
import { readCatalogs } from '../../../../scripts/messages/catalogs';
import { limitOf } from '../../../../scripts/messages/check/rules/length';

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

/** The facts of every message in a language, by id, from the catalogs as they are now; throws where they cannot be used. */
export function messageFactsOf(locale: Locale, folder = 'locales'): ReadonlyMap<string, MessageFacts> {
  const sources = readCatalogs(sourceLocale, folder);
  const translations = locale === sourceLocale ? sources : readCatalogs(locale, folder);
  const facts = new Map<string, MessageFacts>();
  for (const [name, source] of sources) {
    const translation = translations.get(name);
    for (const [id, text] of source.texts) {
      const description = source.descriptions.get(id) ?? '';
      const { file, lines } = translation?.lines.has(id) === true ? translation : source;
      facts.set(id, {
        id,
        file,
        line: lines.get(id) ?? 1,
        description,
        limit: limitOf(description),
        source: text,
        text: translation?.texts.get(id) ?? null,
      });
    }
  }
  return facts;
}
