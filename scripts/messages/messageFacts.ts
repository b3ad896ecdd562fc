import type { MessageFacts } from '@nine-blocks/translation-kit/messageFacts';
import { type Locale, sourceLocale } from '../../src/i18n/locales';
import { readCatalogs } from './catalogs';
import { limitOf } from './check/rules/length';
import { visibleLength } from './check/visibleLength';

/** What translators are told of every message in a language, by id, from the catalogs as they are now; throws where they cannot be used. */
export function messageFactsOf(locale: Locale, folder = 'locales'): ReadonlyMap<string, MessageFacts> {
  const sources = readCatalogs(sourceLocale, folder);
  const translations = locale === sourceLocale ? sources : readCatalogs(locale, folder);
  const facts = new Map<string, MessageFacts>();
  for (const [name, source] of sources) {
    const translation = translations.get(name);
    for (const [id, text] of source.texts) {
      const description = source.descriptions.get(id) ?? '';
      const elements = translation?.entries.get(id);
      const { file, lines } = translation?.lines.has(id) === true ? translation : source;
      facts.set(id, {
        id,
        file,
        line: lines.get(id) ?? 1,
        description,
        limit: limitOf(description),
        source: text,
        text: translation?.texts.get(id) ?? null,
        length: elements === undefined ? 0 : visibleLength(elements, locale),
      });
    }
  }
  return facts;
}
