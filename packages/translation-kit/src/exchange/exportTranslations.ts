import { po, type GetTextTranslation } from 'gettext-parser';
import { sourceLocale } from '../catalogs/catalog';
import { readCatalogs } from '../catalogs/readCatalogs';
import { shownCatalogs } from '../catalogs/shownCatalogs';
import { readLedger } from '../ledger/ledger';
import { statesOf, type TranslatedMessage } from '../ledger/states';
import type { Project } from '../project';

interface Export {
  locale: string;
  /** The pages to export; an empty list means all. */
  pages?: readonly string[];
  folder: string;
  isLeftOut?: Project['isLeftOut'];
}

/** One message in gettext's form: its key is the context, the description is a comment, and a changed English makes it fuzzy. */
function entryOf({ key, english, translation, state, source }: TranslatedMessage): GetTextTranslation {
  return {
    msgctxt: key,
    msgid: english,
    msgstr: [translation ?? ''],
    comments: {
      ...(state === 'reviewed' && { translator: 'reviewed' }),
      extracted: source.descriptions.get(key) ?? '',
      reference: `${source.file}:${source.lines.get(key) ?? 1}`,
      ...(state === 'changed' && { flag: 'fuzzy' }),
    },
  };
}

/** Exports a language as a PO file for translation tools such as Poedit, Weblate and Crowdin. In an English file the translations are the English texts. */
export function exportTranslations({ locale, pages = [], folder, isLeftOut = () => false }: Export): Buffer {
  const source = shownCatalogs(readCatalogs(sourceLocale, folder), isLeftOut);
  const { ledger } = readLedger(locale, folder);
  const messages = statesOf(source, readCatalogs(locale, folder), ledger).filter(
    ({ source: { name } }) => pages.length === 0 || pages.includes(name),
  );
  const translations = Object.fromEntries(
    messages.map((message) => [message.key, { [message.english]: entryOf(message) }]),
  );
  return po.compile(
    {
      charset: 'utf-8',
      headers: { Language: locale, 'MIME-Version': '1.0', 'Content-Type': 'text/plain; charset=UTF-8' },
      translations,
    },
    { foldLength: 0 },
  );
}
