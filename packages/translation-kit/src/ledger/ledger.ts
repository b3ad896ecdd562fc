import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../catalogs/problem';

const shape = z.strictObject({
  key: z.string().min(1),
  state: z.enum(['needs review', 'reviewed']),
  by: z.string().min(1).optional(),
  on: z.iso.date().optional(),
  /** The English text that the translation is of. */
  english: z.string(),
  /** A fingerprint of the translation: a review holds for the words that were read. */
  translation: z.string(),
});

/** One translation: the English that it translates, and who has reviewed it. */
export type LedgerLine = z.infer<typeof shape>;

/** The lines of a language's ledger by key. */
export type Ledger = ReadonlyMap<string, LedgerLine>;

/** The ledger of a language, and what is wrong with its file. */
export interface LedgerReading {
  file: string;
  ledger: Ledger;
  problems: Problem[];
}

/** A short hash of a text. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The file of a language's ledger. */
const ledgerFile = (locale: string, folder: string): string => path.posix.join(folder, 'ledgers', `${locale}.jsonl`);

/** Reads the text of a ledger: one line of JSON for each message. Of two lines for one key, as git's union of two branches leaves them, the last counts. */
export function parseLedger(text: string, file: string): LedgerReading {
  const ledger = new Map<string, LedgerLine>();
  const problems: Problem[] = [];
  const add = (line: number, key: string, reason: string) =>
    problems.push({ file, line, key, rule: 'ledger', reason, fix: 'run npm run locales -- record, which rewrites it' });
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    let json: unknown;
    try {
      json = JSON.parse(line);
    } catch {
      add(index + 1, '', 'is not JSON');
      continue;
    }
    const { data, success } = shape.safeParse(json);
    if (!success) add(index + 1, '', 'is not a line of a ledger');
    else {
      if (ledger.has(data.key)) add(index + 1, data.key, 'is in the ledger more than once');
      ledger.set(data.key, data);
    }
  }
  return { file, ledger, problems };
}

/** Reads the ledger of a language; an empty one where there is none yet. */
export function readLedger(locale: string, folder: string): LedgerReading {
  const file = ledgerFile(locale, folder);
  return parseLedger(existsSync(file) ? readFileSync(file, 'utf8') : '', file);
}

/** Writes the ledger of a language: one line for each message, in the order of their keys, so that git merges the work of two people. */
export function writeLedger(locale: string, lines: Iterable<LedgerLine>, folder: string): void {
  const file = ledgerFile(locale, folder);
  const sorted = [...lines].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  // JSON leaves out a reviewer and a day that are undefined.
  const text = sorted.map(({ key, state, by, on, english, translation }) =>
    JSON.stringify({ key, state, by, on, english, translation }),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text.map((line) => `${line}\n`).join(''));
}
