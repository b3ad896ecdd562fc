import { po } from 'gettext-parser';
import { sourceLocale } from '../../../src/i18n/locales';
import { readCatalogs } from '../catalogs';
import type { Problem } from '../check/problem';
import { acceptMessages, changeMessages, type Review } from '../edit/changeMessages';
import { readLedger } from '../ledger/ledger';
import { statesOf } from '../ledger/states';

interface Import {
  /** What a PO file holds. */
  bytes: Buffer;
  folder?: string;
  review?: Review;
}

/** What has become of the file's messages. */
export interface Imported {
  locale: string;
  /** Keys with new words. */
  written: string[];
  /** Keys that keep their words for an English that has changed. */
  confirmed: string[];
  /** Why others were not written. */
  refused: Problem[];
}

/** The language of a PO file, from its header. Throws where it names none. */
function languageOf(headers: Readonly<Record<string, string>>): string {
  const [, language] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'language') ?? [];
  if (language === undefined || language === '')
    throw new Error('The file does not name its language: it needs a header "Language: es"');
  return language.replace('_', '-');
}

/**
 * Takes the messages of a PO file into the catalogs: those with other words than now, as far as the check lets them pass. What is empty or
 * fuzzy stays as it is; what was translated from an older English than today's is refused.
 */
export function importTranslations({ bytes, folder = 'locales', review }: Import): Imported {
  const { headers, translations } = po.parse(bytes, { defaultCharset: 'utf-8' });
  const locale = languageOf(headers);
  const states = statesOf(
    readCatalogs(sourceLocale, folder),
    readCatalogs(locale, folder),
    readLedger(locale, folder).ledger,
  );
  const known = new Map(states.map((state) => [state.key, state]));
  const texts = new Map<string, string>();
  const [confirmed, refused]: [string[], Problem[]] = [[], []];
  for (const [key, entries] of Object.entries(translations)) {
    for (const { msgid, msgstr, comments } of Object.values(entries)) {
      const [text = ''] = msgstr;
      const isFuzzy = /\bfuzzy\b/.test(comments?.flag ?? '');
      if (key === '' || text === '' || isFuzzy) continue;
      const message = known.get(key);
      if (message?.translation === text) {
        if (message.state === 'changed' && msgid === message.english) confirmed.push(key);
      } else if (message !== undefined && message.english !== msgid) {
        refused.push({
          file: message.source.file,
          line: message.source.lines.get(key) ?? 1,
          key,
          rule: 'stale',
          reason: `was translated from “${msgid}”, which is no longer its English`,
          mend: 'export it anew, and look at its translation',
        });
      } else texts.set(key, text);
    }
  }
  const changed =
    texts.size === 0
      ? { written: [], refused: [] }
      : changeMessages({ locale, texts, folder, ...(review && { review }) });
  if (confirmed.length > 0) acceptMessages(locale, confirmed, review, folder);
  return { locale, written: changed.written, confirmed, refused: [...refused, ...changed.refused] };
}
