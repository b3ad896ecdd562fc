import type { Catalog } from '../check/catalog';
import { fingerprint, type Ledger, type LedgerLine } from './ledger';

/**
 * How far a message has come in a language. `changed`: its English has changed since it was translated. `unrecorded`: the ledger does not know
 * the words that stand in the catalog.
 */
export type State = 'untranslated' | 'unrecorded' | 'changed' | 'needs review' | 'reviewed';

/** The state of a message, from its English, its translation and its line in the ledger. */
export function stateOf(english: string, translation: string | undefined, line: LedgerLine | undefined): State {
  if (translation === undefined) return 'untranslated';
  if (line === undefined || line.translation !== fingerprint(translation)) return 'unrecorded';
  return line.english === english ? line.state : 'changed';
}

/** A message of the source and what a language has for it. */
export interface TranslatedMessage {
  key: string;
  english: string;
  translation: string | undefined;
  state: State;
  /** The catalog that it is in, of the source. */
  source: Catalog;
}

/** The state of every message of the source in a language, in the order of its files. */
export function statesOf(
  source: ReadonlyMap<string, Catalog>,
  catalogs: ReadonlyMap<string, Catalog>,
  ledger: Ledger,
): TranslatedMessage[] {
  return [...source.values()].flatMap((theirs) => {
    const own = catalogs.get(theirs.name);
    return [...theirs.texts].map(([key, english]) => {
      const translation = own?.texts.get(key);
      return { key, english, translation, state: stateOf(english, translation, ledger.get(key)), source: theirs };
    });
  });
}

/** The keys of the messages that are reviewed in a language. */
export function reviewedKeys(
  source: ReadonlyMap<string, Catalog>,
  catalogs: ReadonlyMap<string, Catalog>,
  ledger: Ledger,
): ReadonlySet<string> {
  return new Set(statesOf(source, catalogs, ledger).flatMap(({ key, state }) => (state === 'reviewed' ? [key] : [])));
}
