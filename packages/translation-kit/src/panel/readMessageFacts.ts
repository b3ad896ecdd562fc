import { sourceLocale } from '../catalogs/catalog';
import { type Elements, plurals } from '../catalogs/elements';
import { readCatalogs } from '../catalogs/readCatalogs';
import { pluralForms } from '../check/pluralForms';
import { limitOf } from '../check/rules/length';
import { visibleLength } from '../check/visibleLength';
import { readLedger } from '../ledger/ledger';
import { type State, stateOf } from '../ledger/states';
import type { Project } from '../project';
import { readTerms, termsIn } from './glossary';
import type { MessageFacts, MessageState } from './messageFacts';

/** The plural forms of a language with some numbers of each; empty if the message has no plural. */
function formsOf(elements: Elements, locale: string): string {
  const [plural] = plurals(elements);
  if (plural === undefined) return '';
  const type = plural.pluralType ?? 'cardinal';
  const forms = [...pluralForms(locale, type)];
  return forms.map(([form, numbers]) => `${form} (${numbers.slice(0, 3).join(', ')})`).join(', ');
}

const stateWords: Readonly<Record<State, MessageState>> = {
  untranslated: 'not translated',
  new: 'needs review',
  changed: 'English changed',
  'needs review': 'needs review',
  reviewed: 'reviewed',
};

/** The facts for translators about all messages in a language, by id, from the saved catalogs. Throws if these are broken. */
export function messageFactsOf(project: Project, locale: string): ReadonlyMap<string, MessageFacts> {
  const { folder, locales } = project;
  const sources = readCatalogs(sourceLocale, folder);
  const isSource = locale === sourceLocale;
  const translations = isSource ? sources : readCatalogs(locale, folder);
  const terms = readTerms(locale, folder);
  const { ledger } = readLedger(locale, folder);
  // For English the panel shows its translations.
  const others = isSource
    ? locales.filter((tag) => tag !== sourceLocale).map((tag) => [tag, readCatalogs(tag, folder)] as const)
    : [];
  const facts = new Map<string, MessageFacts>();
  for (const [name, source] of sources) {
    const translation = translations.get(name);
    for (const [id, text] of source.texts) {
      const description = source.descriptions.get(id) ?? '';
      const own = translation?.texts.get(id);
      const elements = translation?.entries.get(id);
      const english = source.entries.get(id) ?? [];
      const { file, lines } = translation?.lines.has(id) === true ? translation : source;
      const texts = others.flatMap(([tag, catalogs]) => {
        const other = catalogs.get(name)?.texts.get(id);
        return other === undefined ? [] : [[tag, other] as const];
      });
      facts.set(id, {
        id,
        file,
        line: lines.get(id) ?? 1,
        description,
        limit: limitOf(description),
        source: text,
        text: own ?? null,
        length: elements === undefined ? 0 : visibleLength(elements, locale, project),
        terms: termsIn(text, terms),
        forms: formsOf(english, locale),
        state: isSource ? '' : stateWords[stateOf(text, own, ledger.get(id))],
        by: ledger.get(id)?.by ?? '',
        others: Object.fromEntries(texts),
      });
    }
  }
  return facts;
}
