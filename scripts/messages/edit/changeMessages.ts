import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { locales, sourceLocale } from '../../../src/i18n/locales';
import { catalogNames, inspectNamed, keyPrefix, readCatalogs } from '../catalogs';
import { allowed } from '../check/allowed';
import type { Catalog } from '../check/catalog';
import { withoutDismissed } from '../check/dismissals';
import { readGlossary } from '../check/glossary';
import { inspectCatalog } from '../check/inspectCatalog';
import { languageProblems } from '../check/languageProblems';
import type { Problem } from '../check/problem';
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

/** The catalogs of the source that some keys are in, each with those keys. */
function catalogsOf(keys: readonly string[], folder: string) {
  return catalogNames(sourceLocale, folder)
    .filter((name) => keys.some((key) => key.startsWith(keyPrefix(name))))
    .map((name) => {
      const { catalog } = inspectNamed(sourceLocale, name, folder);
      return { name, source: catalog, keys: keys.filter((key) => catalog.texts.has(key)) };
    });
}

const withTexts = (json: string, keys: readonly string[], texts: ReadonlyMap<string, string>) =>
  keys.reduce((rest, key) => writeText(rest, key, texts.get(key) ?? ''), json);

/** What the check would refuse of new texts, before they are written; a text that is empty or of no message is refused as well. */
export function problemsOfTexts({ locale, texts, folder = 'locales' }: Change): Problem[] {
  const { glossary } = readGlossary(locale, folder);
  const named = catalogsOf([...texts.keys()], folder);
  const found = named.flatMap(({ name, source, keys }) => {
    const json = withTexts(readFileSync(`${folder}/${locale}/${name}.json`, 'utf8'), keys, texts);
    const { catalog, problems } = inspectCatalog(json, name, locale, folder);
    const language = { locale, catalogs: new Map([[name, catalog]]), ...(glossary && { glossary }) };
    return [
      ...problems,
      ...languageProblems(language, locale === sourceLocale ? undefined : new Map([[name, source]])),
    ];
  });
  const meant = withoutDismissed(found, allowed.dismissals, locale).filter(
    ({ key, rule }) => texts.has(key) && rule !== 'dismissed',
  );
  const unknown = [...texts.keys()].filter((key) => !named.some(({ keys }) => keys.includes(key)));
  return [
    ...meant,
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
  for (const { name, keys: own } of catalogsOf(keys, folder)) {
    const file = `${folder}/${locale}/${name}.json`;
    // The whole file at once: the development server may read it at any moment.
    writeFileSync(`${file}.new`, withTexts(readFileSync(file, 'utf8'), own, texts));
    renameSync(`${file}.new`, file);
  }
  if (locale === sourceLocale) {
    const others = isTypo ? locales.filter((other) => other !== sourceLocale && existsSync(`${folder}/${other}`)) : [];
    for (const other of others) recordLedger({ locale: other, folder, typos: keys });
  } else if (review === undefined) recordLedger({ locale, folder });
  else acceptMessages(locale, keys, review, folder);
  return { written: keys, refused };
}
