import { sourceLocale } from '../catalogs/catalog';
import { type Elements, plurals } from '../catalogs/elements';
import { readCatalogs } from '../catalogs/readCatalogs';
import { wordDifference } from '../catalogs/wordDifference';
import { type GlossaryTerm, readGlossary } from '../check/glossary';
import { categoriesOf, examplesOf } from '../check/pluralForms';
import { termsIn } from '../check/rules/glossary';
import { limitOf } from '../check/rules/length';
import { visibleLength } from '../check/visibleLength';
import { type Ledger, readLedger } from '../ledger/ledger';
import { stateOf } from '../ledger/states';
import type { Project } from '../project';
import type { MessageFacts } from './messageFacts';

/** The plural forms of a language with a few numbers each, where a message has a plural. */
function formsOf(elements: Elements, locale: string): string {
  const [plural] = plurals(elements);
  if (plural === undefined) return '';
  const type = plural.pluralType ?? 'cardinal';
  return categoriesOf(locale, type)
    .map((form) => `${form} (${examplesOf(locale, type, form).slice(0, 3).join(', ')})`)
    .join(', ');
}

/** The state of a translation; where its English has changed, with the words. */
function stateText(key: string, english: string, text: string | undefined, ledger: Ledger): string {
  const line = ledger.get(key);
  const state = stateOf(english, text, line);
  if (state === 'changed') return `its English has changed: ${wordDifference(line?.english ?? '', english)}`;
  return state === 'reviewed' ? `reviewed by ${line?.by ?? '?'}` : state;
}

const termsOf = (elements: Elements, terms: readonly GlossaryTerm[]) =>
  termsIn(elements, terms).map(({ term, translations, note = '' }) => ({ term, translations, note }));

/** The facts that translators need about every message in a language, by id, from today's catalogs; throws where those cannot be used. */
export function messageFactsOf(project: Project, locale: string): ReadonlyMap<string, MessageFacts> {
  const { folder, locales } = project;
  const sources = readCatalogs(sourceLocale, folder);
  const isSource = locale === sourceLocale;
  const translations = isSource ? sources : readCatalogs(locale, folder);
  const { terms = [] } = readGlossary(locale, folder).glossary ?? {};
  const { ledger } = readLedger(locale, folder);
  // An editor of English sees its translations.
  const others = isSource
    ? locales.filter((tag) => tag !== sourceLocale).map((tag) => [tag, readCatalogs(tag, folder)] as const)
    : [];
  const facts = new Map<string, MessageFacts>();
  for (const [name, source] of sources) {
    const translation = translations.get(name);
    for (const [id, text] of source.texts) {
      const description = source.descriptions.get(id) ?? '';
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
        text: translation?.texts.get(id) ?? null,
        length: elements === undefined ? 0 : visibleLength(elements, locale, project),
        terms: termsOf(english, terms),
        forms: formsOf(english, locale),
        state: isSource ? '' : stateText(id, text, translation?.texts.get(id), ledger),
        others: Object.fromEntries(texts),
      });
    }
  }
  return facts;
}
