import { type Catalog, type Catalogs, emptyCatalog, sourceLocale } from '../catalogs/catalog';
import type { Problem } from '../catalogs/problem';
import type { CatalogsReading } from '../catalogs/readCatalogs';
import { readLedger } from '../ledger/ledger';
import { ledgerProblems } from '../ledger/ledgerProblems';
import type { Project } from '../project';
import { keyProblems, orderProblems } from './compareCatalogs';
import type { Message } from './message';
import { messageRules } from './rules';

/** The words of one language. */
export interface Language {
  project: Project;
  locale: string;
  catalogs: Catalogs;
}

/** The messages of a catalog in the format of the rules. Without `source` the catalog itself is in the source language. */
function messagesToCheck({ project, locale }: Language, catalog: Catalog, source?: Catalog): [string, Message][] {
  return [...catalog.texts].flatMap(([key, text]): [string, Message][] => {
    const theirs = source?.texts.get(key);
    // The comparison of keys reports a key that the source does not have.
    if (source !== undefined && theirs === undefined) return [];
    const description = (source ?? catalog).descriptions.get(key);
    const message = {
      locale,
      project,
      text,
      elements: catalog.entries.get(key) ?? [],
      ...(theirs !== undefined && { source: { text: theirs, elements: source?.entries.get(key) ?? [] } }),
      ...(description !== undefined && { description }),
    };
    return [[key, message]];
  });
}

function catalogProblems(language: Language, catalog: Catalog, source?: Catalogs): Problem[] {
  const { file, lines } = catalog;
  const theirs = source?.get(catalog.name);
  if (source !== undefined && theirs === undefined) {
    const reason = 'the source has no such file';
    return [{ file, line: 1, key: '', rule: 'extra', reason, fix: 'remove or rename it' }];
  }
  const found = messagesToCheck(language, catalog, theirs).flatMap(([key, message]) =>
    messageRules
      .flatMap((rule) => rule(message))
      .map((finding) => ({ file, line: lines.get(key) ?? 1, key, ...finding })),
  );
  return [...orderProblems(catalog), ...found, ...(theirs === undefined ? [] : keyProblems(catalog, theirs))];
}

/** All problems of the messages of a language. Without `source` it is the source language. */
export function languageProblems(language: Language, source?: Catalogs): Problem[] {
  const { project, locale, catalogs } = language;
  const absent = [...(source?.values() ?? [])]
    .filter(({ name }) => !catalogs.has(name))
    .flatMap((theirs) => {
      const file = `${project.folder}/${locale}/${theirs.name}.json`;
      return keyProblems(emptyCatalog(theirs.name, file), theirs);
    });
  return [...[...catalogs.values()].flatMap((catalog) => catalogProblems(language, catalog, source)), ...absent];
}

/** All problems of the messages and the ledger of a language. */
export function checkLanguage(
  project: Project,
  locale: string,
  { catalogs, problems }: CatalogsReading,
  source: Catalogs,
): Problem[] {
  const language = { project, locale, catalogs };
  if (locale === sourceLocale) return [...problems, ...languageProblems(language)];
  const reading = readLedger(locale, project.folder);
  const ledger = new Map([...reading.ledger].filter(([key]) => !project.isLeftOut(key)));
  const ofLedger = ledgerProblems(source, catalogs, { ...reading, ledger });
  return [...problems, ...languageProblems(language, source), ...ofLedger];
}
