import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { locales, sourceLocale } from '../../../src/i18n/locales';
import { inspectCatalogs, readCatalogs } from '../catalogs';
import type { Catalog } from '../check/catalog';
import { inspectCatalog } from '../check/inspectCatalog';
import { localeProblems } from '../check/localeProblems';
import { isNotice, type Problem } from '../check/problem';
import { type LedgerLine, fingerprint, readLedger, writeLedger } from '../ledger/ledger';
import { recordLedger } from '../ledger/recordLedger';
import { writeText } from './writeText';

interface Change {
  locale: string;
  /** New texts by key. */
  texts: ReadonlyMap<string, string>;
  folder?: string;
  /** Who has reviewed the new texts, and when (2026-11-22); without it they need a review. */
  review?: Review;
  /** Whether English was only corrected, so that its translations hold. */
  isTypo?: boolean;
}

/** Who has reviewed, and on which day (2026-11-22). */
export interface Review {
  by: string;
  on: string;
}

/** What has become of a change: keys that were written, and why others were not. */
export interface Changed {
  written: string[];
  refused: Problem[];
}

/** The text of a key in a language's catalogs; undefined where it has none. */
const textIn = (catalogs: ReadonlyMap<string, Catalog>, key: string): string | undefined =>
  [...catalogs.values()].map(({ texts }) => texts.get(key)).find((text) => text !== undefined);

/** What the check would refuse of new texts, before they are written; a text that is empty or of no message is refused as well. */
function problemsOfTexts({ locale, texts, folder = 'locales' }: Change): Problem[] {
  const source = readCatalogs(sourceLocale, folder);
  const own = locale === sourceLocale ? source : inspectCatalogs(locale, folder).catalogs;
  const unknown = [...texts.keys()].filter((key) => textIn(source, key) === undefined);
  const readings = [...source.values()].flatMap(({ name }) => {
    const { file } = own.get(name) ?? {};
    const keys = [...texts.keys()].filter((key) => source.get(name)?.texts.has(key) === true);
    if (keys.length === 0 || file === undefined) return [];
    const json = keys.reduce((rest, key) => writeText(rest, key, texts.get(key) ?? ''), readFileSync(file, 'utf8'));
    return [{ keys, ...inspectCatalog(json, name, locale, folder) }];
  });
  const changed = new Map([...own, ...readings.map(({ catalog }) => [catalog.name, catalog] as const)]);
  const { problems } = localeProblems(
    locale,
    { catalogs: changed, problems: readings.flatMap((reading) => reading.problems) },
    locale === sourceLocale ? changed : source,
    folder,
  );
  const asked = problems.filter(
    (problem) =>
      texts.has(problem.key) && (!isNotice(problem) || problem.rule === 'missing') && problem.rule !== 'dismissed',
  );
  return [
    ...asked,
    ...unknown.map((key): Problem => ({
      file: folder,
      line: 1,
      key,
      rule: 'extra',
      reason: 'the source has no such key',
      mend: 'take it from today’s catalogs',
    })),
  ];
}

/** Notes in the ledger that translations are of today's English as they are; with a review, that somebody has read them and found them right. */
export function acceptMessages(
  locale: string,
  keys: readonly string[],
  review: Review | undefined,
  folder = 'locales',
): void {
  recordLedger({ locale, folder });
  const { ledger } = readLedger(locale, folder);
  const source = readCatalogs(sourceLocale, folder);
  const own = readCatalogs(locale, folder);
  const accepted = keys.flatMap((key): [string, LedgerLine][] => {
    const [english, translation] = [textIn(source, key), textIn(own, key)];
    if (english === undefined || translation === undefined) return [];
    const state = review === undefined ? 'needs review' : 'reviewed';
    return [[key, { key, state, ...review, english, translation: fingerprint(translation) }]];
  });
  writeLedger(locale, new Map([...ledger, ...accepted]).values(), folder);
}

/** Writes new texts, each where it belongs and as long as the check has nothing against it; the ledger follows. */
export function changeMessages(change: Change): Changed {
  const { locale, texts, folder = 'locales', review, isTypo = false } = change;
  const refused = problemsOfTexts(change);
  const keys = [...texts.keys()].filter((key) => refused.every((problem) => problem.key !== key));
  const source = readCatalogs(sourceLocale, folder);
  for (const { name } of source.values()) {
    const own = keys.filter((key) => source.get(name)?.texts.has(key) === true);
    if (own.length === 0) continue;
    const file = `${folder}/${locale}/${name}.json`;
    const before = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      own.reduce((json, key) => writeText(json, key, texts.get(key) ?? ''), before),
    );
  }
  if (locale === sourceLocale) {
    const others = isTypo ? locales.filter((other) => other !== sourceLocale && existsSync(`${folder}/${other}`)) : [];
    for (const other of others) recordLedger({ locale: other, folder, typos: keys });
  } else if (review === undefined) recordLedger({ locale, folder });
  else acceptMessages(locale, keys, review, folder);
  return { written: keys, refused };
}
