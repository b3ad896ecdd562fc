import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { keyPrefix, sourceLocale } from '../catalogs/catalog';
import { inspectCatalog } from '../catalogs/inspectCatalog';
import type { Problem } from '../catalogs/problem';
import { catalogNames, inspectNamed } from '../catalogs/readCatalogs';
import { languageProblems } from '../check/checkLanguage';
import { recordLedger } from '../ledger/recordLedger';
import type { Project } from '../project';
import { writeText } from './writeText';

interface Change {
  locale: string;
  /** New texts by key. */
  texts: ReadonlyMap<string, string>;
  /** The reviewer of the new texts; without one they need a review. */
  by?: string | undefined;
}

/** The result of a change: the written keys, and the problems of the refused ones. */
export interface Changed {
  written: string[];
  refused: Problem[];
}

/** Groups keys by the catalogs of the source that contain them. */
function catalogsOf(keys: readonly string[], folder: string) {
  return catalogNames(sourceLocale, folder)
    .filter((name) => keys.some((key) => key.startsWith(keyPrefix(name))))
    .map((name) => {
      const { catalog } = inspectNamed(sourceLocale, name, folder);
      return { name, source: catalog, keys: keys.filter((key) => catalog.texts.has(key)) };
    });
}

/** Writes texts into a catalog's JSON. A straight apostrophe between letters becomes a curly one. */
const withTexts = (json: string, keys: readonly string[], texts: ReadonlyMap<string, string>) =>
  keys.reduce(
    (rest, key) => writeText(rest, key, (texts.get(key) ?? '').replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')),
    json,
  );

/** Checks new texts before they are written. An empty text or an unknown key is also a problem. */
export function problemsOfTexts(project: Project, { locale, texts }: Change): Problem[] {
  const { folder } = project;
  const named = catalogsOf([...texts.keys()], folder);
  const found = named.flatMap(({ name, source, keys }) => {
    const json = withTexts(readFileSync(`${folder}/${locale}/${name}.json`, 'utf8'), keys, texts);
    const { catalog, problems } = inspectCatalog(json, name, locale, folder);
    const language = { project, locale, catalogs: new Map([[name, catalog]]) };
    const words = languageProblems(language, locale === sourceLocale ? undefined : new Map([[name, source]]));
    return [...problems, ...words];
  });
  const unknown = [...texts.keys()].filter((key) => !named.some(({ keys }) => keys.includes(key)));
  const reason = 'the source has no such key';
  return [
    ...found.filter(({ key }) => texts.has(key)),
    ...unknown.map((key): Problem => {
      return { file: folder, line: 1, key, rule: 'extra', reason, fix: 'take it from today’s catalogs' };
    }),
  ];
}

/** Writes the new texts that the check accepts into their catalogs, and updates the ledger. */
export function changeMessages(project: Project, change: Change): Changed {
  const { folder } = project;
  const { locale, texts, by } = change;
  const refused = problemsOfTexts(project, change);
  const keys = [...texts.keys()].filter((key) => refused.every((problem) => problem.key !== key));
  for (const { name, keys: own } of catalogsOf(keys, folder)) {
    const file = `${folder}/${locale}/${name}.json`;
    // Replaces the file in one step, because the development server may read it at any moment.
    writeFileSync(`${file}.new`, withTexts(readFileSync(file, 'utf8'), own, texts));
    renameSync(`${file}.new`, file);
  }
  if (locale !== sourceLocale) recordLedger({ locale, folder, accepted: { keys, by } });
  return { written: keys, refused };
}
