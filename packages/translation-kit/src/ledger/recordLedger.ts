import { sourceLocale } from '../catalogs/catalog';
import { readCatalogs } from '../catalogs/readCatalogs';
import { fingerprint, type LedgerLine, readLedger, writeLedger } from './ledger';
import { statesOf, type TranslatedMessage } from './states';

/** The changes that a run has made to a ledger. */
export interface Recorded {
  /** Translations that the ledger did not have. */
  added: TranslatedMessage[];
  /** Translations with other words than before; they need a review again. */
  reworded: TranslatedMessage[];
  /** Keys that kept their review although the spelling of their English was corrected. */
  corrected: string[];
  /** Keys whose translation is gone. */
  removed: string[];
}

interface Input {
  locale: string;
  folder: string;
  /** Keys whose English has a corrected spelling, so that its translations stay valid. */
  typos?: readonly string[];
}

/**
 * Brings the ledger of a language up to its catalogs: a new or reworded translation is recorded as one of today's English that needs a
 * review. A translation whose English alone has changed stays as it was, and the check reports it, unless the change was a correction.
 */
export function recordLedger({ locale, folder, typos = [] }: Input): Recorded {
  const { ledger } = readLedger(locale, folder);
  const states = statesOf(readCatalogs(sourceLocale, folder), readCatalogs(locale, folder), ledger);
  const inState = (wanted: string) => states.filter(({ state }) => state === wanted);
  const isCorrected = ({ key, state }: TranslatedMessage) => state === 'changed' && typos.includes(key);
  const lines = states.flatMap((message): LedgerLine[] => {
    const { key, english, translation, state } = message;
    const line = ledger.get(key);
    if (translation === undefined) return [];
    if (line === undefined || state === 'reworded') {
      return [{ key, state: 'needs review', english, translation: fingerprint(translation) }];
    }
    return [isCorrected(message) ? { ...line, english } : line];
  });
  writeLedger(locale, lines, folder);
  const kept = new Set(lines.map(({ key }) => key));
  return {
    added: inState('new'),
    reworded: inState('reworded'),
    corrected: states.filter(isCorrected).map(({ key }) => key),
    removed: [...ledger.keys()].filter((key) => !kept.has(key)),
  };
}
