import { po } from 'gettext-parser';
import { sourceLocale } from '../catalogs/catalog';
import type { Problem } from '../catalogs/problem';
import { readCatalogs } from '../catalogs/readCatalogs';
import { changeMessages } from '../edit/changeMessages';
import { readLedger } from '../ledger/ledger';
import { recordLedger } from '../ledger/recordLedger';
import { statesOf } from '../ledger/states';
import type { Project } from '../project';

/** The result of an import. */
export interface Imported {
  locale: string;
  /** Keys with new words. */
  written: string[];
  /** Keys whose translations stay valid for a changed English. */
  confirmed: string[];
  /** Translated keys that stay unchanged, because the file marks them as fuzzy. */
  fuzzy: string[];
  /** The problems of the refused messages. */
  refused: Problem[];
}

/** The language of a PO file, from its header. Throws if the header names none. */
function languageOf(headers: Readonly<Record<string, string>>): string {
  const [, language] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'language') ?? [];
  if (language === undefined || language === '') {
    throw new Error('The file does not name its language: it needs a header "Language: es"');
  }
  return language.replace('_', '-');
}

/** Parses a PO file with the line ends of any system. Throws if an entry has no key, or if the file has no entries. */
function parsePo(bytes: Buffer) {
  const parsed = po.parse(Buffer.from(bytes.toString('latin1').replaceAll(/\r\n?/g, '\n'), 'latin1'), {
    defaultCharset: 'utf-8',
  });
  const { '': { '': _header, ...withoutKey } = {}, ...translations } = parsed.translations;
  const [text] = Object.keys(withoutKey);
  if (text !== undefined) throw new Error(`“${text}” has no msgctxt, the key of its message: export the file again`);
  if (Object.keys(translations).length === 0) throw new Error('The file has no messages that can be read');
  return { headers: parsed.headers, translations };
}

/**
 * Imports the messages of a PO file into the catalogs if they differ and the check accepts them. Messages that are empty or fuzzy in the file
 * stay unchanged. A translation of an older English text is refused. Throws, and writes nothing, if the file is invalid, or if its name does
 * not begin with its language.
 */
export function importTranslations(project: Project, bytes: Buffer, by?: string, name = ''): Imported {
  const { folder, locales } = project;
  const { headers, translations } = parsePo(bytes);
  const locale = languageOf(headers);
  if (!locales.includes(locale)) {
    throw new Error(`It is in ${locale}, which is not a language of the site: ${locales.join(', ')}`);
  }
  if (name !== '' && !name.startsWith(locale)) {
    throw new Error(
      `Its header says "Language: ${locale}", and its name does not begin with ${locale}: correct one of them`,
    );
  }
  const states = statesOf(
    readCatalogs(sourceLocale, folder),
    readCatalogs(locale, folder),
    readLedger(locale, folder).ledger,
  );
  const known = new Map(states.map((state) => [state.key, state]));
  const texts = new Map<string, string>();
  const [confirmed, fuzzy, refused]: [string[], string[], Problem[]] = [[], [], []];
  for (const [key, entries] of Object.entries(translations)) {
    for (const { msgid, msgstr, comments } of Object.values(entries)) {
      const [text = ''] = msgstr;
      if (text === '') continue;
      if (/\bfuzzy\b/.test(comments?.flag ?? '')) {
        fuzzy.push(key);
        continue;
      }
      const message = known.get(key);
      if (message?.translation === text) {
        if (message.state === 'changed' && msgid === message.english) confirmed.push(key);
      } else if (message !== undefined && message.english !== msgid) {
        refused.push({
          file: message.source.file,
          line: message.source.lines.get(key) ?? 1,
          key,
          rule: 'stale',
          reason: `was translated from “${msgid}”, which is no longer the English text`,
          fix: 'export it again, and check its translation',
        });
      } else texts.set(key, text);
    }
  }
  const changed = texts.size === 0 ? undefined : changeMessages(project, { locale, texts, by });
  if (confirmed.length > 0) recordLedger({ locale, folder, accepted: { keys: confirmed, by } });
  const { written = [], refused: wrong = [] } = changed ?? {};
  return { locale, written, confirmed, fuzzy, refused: [...refused, ...wrong] };
}
