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

/** The result of a change: the keys that were written, and the reasons against others. */
export interface Changed {
  written: string[];
  refused: Problem[];
}

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

/** Writes new texts, each into its catalog, if the check accepts it; the ledger follows. */
export function changeMessages(project: Project, change: Change): Changed {
  const { folder } = project;
  const { locale, texts, by } = change;
  const refused = problemsOfTexts(project, change);
  const keys = [...texts.keys()].filter((key) => refused.every((problem) => problem.key !== key));
  for (const { name, keys: own } of catalogsOf(keys, folder)) {
    const file = `${folder}/${locale}/${name}.json`;
    // Replaced as a whole: the development server may read it at any moment.
    writeFileSync(`${file}.new`, withTexts(readFileSync(file, 'utf8'), own, texts));
    renameSync(`${file}.new`, file);
  }
  if (locale !== sourceLocale) recordLedger({ locale, folder, accepted: { keys, by } });
  return { written: keys, refused };
}
