import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../catalogs/problem';

const hash = z.string().regex(/^[\da-f]{12}$/);

const shape = z.strictObject({
  key: z.string().min(1),
  /** The fingerprint of the translated English text. */
  english: hash,
  /** The fingerprint of the translation. A review is valid only for these words. */
  translation: hash,
  /** The reviewer; without one the translation needs a review. */
  by: z.string().min(1).optional(),
});

/** One translation: the English that it translates, and its reviewer. */
export type LedgerLine = z.infer<typeof shape>;

/** The lines of a language's ledger by key. */
export type Ledger = ReadonlyMap<string, LedgerLine>;

/** The ledger of a language, and the problems of its file. */
export interface LedgerReading {
  file: string;
  ledger: Ledger;
  problems: Problem[];
}

/** A short hash of a text. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

function lineOf(text: string): LedgerLine | undefined {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reads the ledger of a language; it is empty if there is no file. A merge in git can leave two lines for one key: the last one counts. */
export function readLedger(locale: string, folder: string): LedgerReading {
  const file = path.posix.join(folder, 'ledgers', `${locale}.jsonl`);
  const ledger = new Map<string, LedgerLine>();
  const problems: Problem[] = [];
  for (const [index, text] of (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').entries()) {
    if (text.trim() === '') continue;
    const line = lineOf(text);
    if (line === undefined || ledger.has(line.key)) {
      const reason = line === undefined ? 'is not a line of a ledger' : 'is in the ledger more than once';
      const fix = 'run npm run locales -- record, which rewrites it';
      problems.push({ file, line: index + 1, key: line?.key ?? '', rule: 'ledger', reason, fix });
    }
    if (line !== undefined) ledger.set(line.key, line);
  }
  return { file, ledger, problems };
}

/** Writes the ledger of a language: one line for each message, in the order of their keys, so that git merges the work of two people. */
export function writeLedger(locale: string, lines: Iterable<LedgerLine>, folder: string): void {
  const file = path.posix.join(folder, 'ledgers', `${locale}.jsonl`);
  const sorted = [...lines].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sorted.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
