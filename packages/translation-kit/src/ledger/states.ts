import type { Catalog, Catalogs } from '../catalogs/catalog';
import { fingerprint, type Ledger, type LedgerLine } from './ledger';

/** The state of a translation. `new`: the ledger does not have these words. `changed`: its English has changed since. */
export type State = 'untranslated' | 'new' | 'changed' | 'needs review' | 'reviewed';

/** The state of a message, from its English, its translation and its line in the ledger. */
export function stateOf(english: string, translation: string | undefined, line: LedgerLine | undefined): State {
  if (translation === undefined) return 'untranslated';
  if (line?.translation !== fingerprint(translation)) return 'new';
  if (line.english !== fingerprint(english)) return 'changed';
  return line.by === undefined ? 'needs review' : 'reviewed';
}

/** A message of the source and its translation. */
export interface TranslatedMessage {
  key: string;
  english: string;
  translation: string | undefined;
  state: State;
  /** Its catalog in the source. */
  source: Catalog;
}

/** The state of every message of the source in a language, in the order of the files. */
export function statesOf(source: Catalogs, catalogs: Catalogs, ledger: Ledger): TranslatedMessage[] {
  return [...source.values()].flatMap((theirs) => {
    const own = catalogs.get(theirs.name);
    return [...theirs.texts].map(([key, english]) => {
      const translation = own?.texts.get(key);
      return { key, english, translation, state: stateOf(english, translation, ledger.get(key)), source: theirs };
    });
  });
}
