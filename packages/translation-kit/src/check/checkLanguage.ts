import { type Catalog, type Catalogs, emptyCatalog, sourceLocale } from '../catalogs/catalog';
import type { Problem } from '../catalogs/problem';
import type { CatalogsReading } from '../catalogs/readCatalogs';
import { readLedger } from '../ledger/ledger';
import { ledgerProblems } from '../ledger/ledgerProblems';
import type { Project } from '../project';
import { type CheckedProject, withAllowed, withoutDismissed } from './allowed';
import { keyProblems, orderProblems } from './compareCatalogs';
import { type Glossary, readGlossary } from './glossary';
import type { Message } from './message';
import { messageRules } from './rules';

/** The words of one language. */
export interface Language {
  project: CheckedProject;
  locale: string;
  catalogs: Catalogs;
  glossary?: Glossary;
}

/** The messages of a catalog as rules see them; without `source` they are the source themselves. */
export function messagesToCheck(
  { project, locale, glossary }: Language,
  catalog: Catalog,
  source?: Catalog,
): Message[] {
  return [...catalog.texts].flatMap(([key, text]) => {
    const theirs = source?.texts.get(key);
    // The comparison of keys reports a key that the source does not have.
    if (source !== undefined && theirs === undefined) return [];
    const description = (source ?? catalog).descriptions.get(key);
    return {
      key,
      locale,
      project,
      text,
      elements: catalog.entries.get(key) ?? [],
      ...(theirs !== undefined && { source: { text: theirs, elements: source?.entries.get(key) ?? [] } }),
      ...(description !== undefined && { description }),
      ...(glossary !== undefined && { glossary }),
    };
  });
}

function catalogProblems(language: Language, catalog: Catalog, source?: Catalogs): Problem[] {
  const { file, lines } = catalog;
  const theirs = source?.get(catalog.name);
  if (source !== undefined && theirs === undefined) {
    const reason = 'the source has no such file';
    return [{ file, line: 1, key: '', rule: 'extra', reason, fix: 'remove or rename it' }];
  }
  const found = messagesToCheck(language, catalog, theirs).flatMap((message) =>
    messageRules
      .flatMap((rule) => rule(message))
      .map((finding) => ({ file, line: lines.get(message.key) ?? 1, key: message.key, ...finding })),
  );
  return [...orderProblems(catalog), ...found, ...(theirs === undefined ? [] : keyProblems(catalog, theirs))];
}

/** Everything that is wrong with the words of a language; without `source` it is the source language. */
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

/** A language that was checked, and everything wrong with its words, its glossary and its ledger. */
export interface CheckedLanguage {
  language: Language;
  problems: Problem[];
}

/** Checks the words of a language against those of the source language. */
export function checkLanguage(
  site: Project,
  locale: string,
  { catalogs, problems }: CatalogsReading,
  source: Catalogs,
): CheckedLanguage {
  const project = withAllowed(site);
  const isSource = locale === sourceLocale;
  const { glossary, problems: ofGlossary } = readGlossary(locale, project.folder);
  const language = { project, locale, catalogs, ...(glossary !== undefined && { glossary }) };
  const { dismissals, problems: ofAllowed } = project.allowed;
  // Without its exceptions the check would report correct messages.
  if (ofAllowed.length > 0) return { language, problems: isSource ? [...ofAllowed] : [] };
  const reading = readLedger(locale, project.folder);
  const ledger = new Map([...reading.ledger].filter(([key]) => !project.isLeftOut(key)));
  const ofLedger = isSource ? [] : ledgerProblems(source, catalogs, { ...reading, ledger });
  const found = languageProblems(language, isSource ? undefined : source);
  const all = [...problems, ...ofGlossary, ...found, ...ofLedger];
  return {
    language,
    problems: withoutDismissed(
      all,
      dismissals.filter(({ key }) => !project.isLeftOut(key)),
      locale,
    ),
  };
}
