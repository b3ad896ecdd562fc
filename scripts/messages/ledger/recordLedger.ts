import { sourceLocale } from '../../../src/i18n/locales';
import { readCatalogs } from '../catalogs';
import type { Catalog } from '../check/catalog';
import { fingerprint, type LedgerLine, readLedger, writeLedger } from './ledger';
import { statesOf } from './states';

/** What a run of the command has written down. */
export interface Recorded {
  locale: string;
  /** Keys that the ledger did not know, or not with these words. */
  recorded: string[];
  /** Keys among them whose English has changed as well: what was written counts as a translation of the new one. */
  again: string[];
  /** Keys that kept their review although their English was corrected. */
  corrected: string[];
  /** Keys whose translation is gone. */
  removed: string[];
}

/** Of a ledger that git has merged, one of two lines may be the one that fits. */
interface Input {
  locale: string;
  folder?: string;
  source?: ReadonlyMap<string, Catalog>;
  /** Keys whose English was only corrected, so that its translations hold. */
  typos?: readonly string[];
}

/**
 * Brings the ledger of a language up to its catalogs: a translation that it does not know is written down as one of today's English that needs
 * a review; one whose English alone has changed is left, and is told by the check, unless the change was a correction.
 */
export function recordLedger({ locale, folder = 'locales', source, typos = [] }: Input): Recorded {
  const english = source ?? readCatalogs(sourceLocale, folder);
  const { ledger } = readLedger(locale, folder);
  const result: Recorded = { locale, recorded: [], again: [], corrected: [], removed: [] };
  const lines: LedgerLine[] = [];
  for (const message of statesOf(english, readCatalogs(locale, folder), ledger)) {
    const { key, translation, state } = message;
    const line = ledger.get(key);
    if (translation === undefined) {
      if (line !== undefined) result.removed.push(key);
    } else if (line === undefined || state === 'unrecorded') {
      result.recorded.push(key);
      if (line !== undefined && line.english !== message.english) result.again.push(key);
      lines.push({ key, state: 'needs review', english: message.english, translation: fingerprint(translation) });
    } else if (state === 'changed' && typos.includes(key)) {
      result.corrected.push(key);
      lines.push({ ...line, english: message.english });
    } else lines.push(line);
  }
  const known = new Set([...english.values()].flatMap(({ texts }) => [...texts.keys()]));
  result.removed.push(...[...ledger.keys()].filter((key) => !known.has(key)));
  writeLedger(locale, lines, folder);
  return result;
}
