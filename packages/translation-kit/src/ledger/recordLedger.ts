import { sourceLocale } from '../catalogs/catalog';
import { readCatalogs } from '../catalogs/readCatalogs';
import { fingerprint, type LedgerLine, readLedger, writeLedger } from './ledger';
import { statesOf } from './states';

/** The numbers of changed lines in a ledger. */
export interface Recorded {
  /** Translations with new words, which need a review. */
  added: number;
  /** Translations that stay valid although the spelling of their English was corrected. */
  corrected: number;
  /** Lines without a translation. */
  removed: number;
}

interface Input {
  locale: string;
  folder: string;
  /** Keys whose English has a corrected spelling, so that its translations stay valid. */
  typos?: readonly string[];
  /** Keys whose translations somebody has just confirmed for today's English, and the reviewer, if any. */
  accepted?: { keys: readonly string[]; by?: string | undefined };
}

/**
 * Updates the ledger of a language from its catalogs. A translation with new words is recorded for the present English, and needs a review. If only
 * the English has changed, the line stays and the check reports it, unless the change was a correction.
 */
export function recordLedger({ locale, folder, typos = [], accepted }: Input): Recorded {
  const { ledger } = readLedger(locale, folder);
  const recorded = { added: 0, corrected: 0, removed: 0 };
  const lines = new Map<string, LedgerLine>();
  const states = statesOf(readCatalogs(sourceLocale, folder), readCatalogs(locale, folder), ledger);
  for (const { key, english, translation, state } of states) {
    if (translation === undefined) continue;
    const line = ledger.get(key);
    const now = { key, english: fingerprint(english), translation: fingerprint(translation) };
    const isAccepted = accepted?.keys.includes(key) === true;
    if (isAccepted && accepted.by !== undefined) lines.set(key, { ...now, by: accepted.by });
    else if (line === undefined || state === 'new' || (isAccepted && state === 'changed')) lines.set(key, now);
    else if (state === 'changed' && typos.includes(key)) lines.set(key, { ...line, english: now.english });
    else lines.set(key, line);
    if (state === 'new') recorded.added += 1;
    if (state === 'changed' && typos.includes(key)) recorded.corrected += 1;
  }
  writeLedger(locale, lines.values(), folder);
  return { ...recorded, removed: [...ledger.keys()].filter((key) => !lines.has(key)).length };
}
