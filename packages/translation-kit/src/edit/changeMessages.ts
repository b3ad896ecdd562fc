import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Catalogs, keyPrefix, sourceLocale } from '../catalogs/catalog';
import { inspectCatalog } from '../catalogs/inspectCatalog';
import type { Problem } from '../catalogs/problem';
import { catalogNames, inspectNamed, readCatalogs } from '../catalogs/readCatalogs';
import { withAllowed, withoutDismissed } from '../check/allowed';
import { languageProblems } from '../check/checkLanguage';
import { readGlossary } from '../check/glossary';
import { type LedgerLine, fingerprint, readLedger, writeLedger } from '../ledger/ledger';
import { recordLedger } from '../ledger/recordLedger';
import type { Project } from '../project';
import { writeText } from './writeText';

/** A reviewer, and the day of the review (2026-11-22). */
export interface Review {
  by: string;
  on: string;
}

/** A review of today. */
export function reviewBy(by: string): Review {
  return { by, on: new Date().toISOString().slice(0, 10) };
}

interface Change {
  locale: string;
  /** New texts by key. */
  texts: ReadonlyMap<string, string>;
  /** The review of the new texts; without it they need one. */
  review?: Review | undefined;
  /** Whether only the spelling of English was corrected, so that its translations stay valid. */
  isTypo?: boolean;
}

/** The result of a change: the keys that were written, and the reasons against others. */
export interface Changed {
  written: string[];
  refused: Problem[];
}

/** The text of a key in a language's catalogs; undefined where it has none. */
export const textIn = (catalogs: Catalogs, key: string): string | undefined =>
  [...catalogs.values()].map(({ texts }) => texts.get(key)).find((text) => text !== undefined);

/** The catalogs of the source that have some keys, each with those keys. */
function catalogsOf(keys: readonly string[], folder: string) {
  return catalogNames(sourceLocale, folder)
    .filter((name) => keys.some((key) => key.startsWith(keyPrefix(name))))
    .map((name) => {
      const { catalog } = inspectNamed(sourceLocale, name, folder);
      return { name, source: catalog, keys: keys.filter((key) => catalog.texts.has(key)) };
    });
}

/** A straight apostrophe between letters becomes a curly one: it can mean nothing else. */
const withTexts = (json: string, keys: readonly string[], texts: ReadonlyMap<string, string>) =>
  keys.reduce(
    (rest, key) => writeText(rest, key, (texts.get(key) ?? '').replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')),
    json,
  );

/** The problems of new texts before they are written; a text that is empty or of an unknown message is a problem as well. */
export function problemsOfTexts(site: Project, { locale, texts }: Change): Problem[] {
  const project = withAllowed(site);
  const { folder } = project;
  const { glossary } = readGlossary(locale, folder);
  const named = catalogsOf([...texts.keys()], folder);
  const found = named.flatMap(({ name, source, keys }) => {
    const json = withTexts(readFileSync(`${folder}/${locale}/${name}.json`, 'utf8'), keys, texts);
    const { catalog, problems } = inspectCatalog(json, name, locale, folder);
    const language = { project, locale, catalogs: new Map([[name, catalog]]), ...(glossary && { glossary }) };
    const words = languageProblems(language, locale === sourceLocale ? undefined : new Map([[name, source]]));
    return [...problems, ...words];
  });
  const meant = withoutDismissed(found, project.allowed.dismissals, locale).filter(
    ({ key, rule }) => texts.has(key) && rule !== 'dismissed',
  );
  const unknown = [...texts.keys()].filter((key) => !named.some(({ keys }) => keys.includes(key)));
  const reason = 'the source has no such key';
  return [
    ...meant,
    ...unknown.map((key): Problem => {
      return { file: folder, line: 1, key, rule: 'extra', reason, fix: 'take it from today’s catalogs' };
    }),
  ];
}

/** Records translations as those of today's English: with a review as read and found right, else as ones that need a review, where the English was another. */
export function acceptMessages(
  locale: string,
  keys: readonly string[],
  review: Review | undefined,
  folder: string,
): void {
  recordLedger({ locale, folder });
  const { ledger } = readLedger(locale, folder);
  const source = readCatalogs(sourceLocale, folder);
  const own = readCatalogs(locale, folder);
  const accepted = keys.flatMap((key): [string, LedgerLine][] => {
    const [english, translation] = [textIn(source, key), textIn(own, key)];
    if (english === undefined || translation === undefined) return [];
    if (review === undefined && ledger.get(key)?.english === english) return [];
    const state = review === undefined ? 'needs review' : 'reviewed';
    return [[key, { key, state, ...review, english, translation: fingerprint(translation) }]];
  });
  writeLedger(locale, new Map([...ledger, ...accepted]).values(), folder);
}

/** Writes new texts, each into its catalog, if the check accepts it; the ledger follows. */
export function changeMessages(project: Project, change: Change): Changed {
  const { folder, locales } = project;
  const { locale, texts, review, isTypo = false } = change;
  const refused = problemsOfTexts(project, change);
  const keys = [...texts.keys()].filter((key) => refused.every((problem) => problem.key !== key));
  for (const { name, keys: own } of catalogsOf(keys, folder)) {
    const file = `${folder}/${locale}/${name}.json`;
    // Replaced as a whole: the development server may read it at any moment.
    writeFileSync(`${file}.new`, withTexts(readFileSync(file, 'utf8'), own, texts));
    renameSync(`${file}.new`, file);
  }
  if (locale === sourceLocale) {
    const others = locales.filter((other) => other !== sourceLocale && existsSync(`${folder}/${other}`));
    if (isTypo) for (const other of others) recordLedger({ locale: other, folder, typos: keys });
  } else acceptMessages(locale, keys, review, folder);
  return { written: keys, refused };
}
