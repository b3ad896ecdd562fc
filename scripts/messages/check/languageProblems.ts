import { type Catalog, keyPrefix } from './catalog';
import { keyProblems, orderProblems } from './compareCatalogs';
import type { Glossary } from './glossary';
import type { Message } from './message';
import type { Problem } from './problem';
import { messageRules } from './rules';

type Catalogs = ReadonlyMap<string, Catalog>;

/** The words of one language. */
export interface Language {
  locale: string;
  catalogs: Catalogs;
  glossary?: Glossary;
}

/** The messages of a catalog as rules see them; without `source` they are the source themselves. */
export function messagesOf({ locale, glossary }: Language, catalog: Catalog, source?: Catalog): Message[] {
  return [...catalog.texts].flatMap(([key, text]) => {
    const theirs = source?.texts.get(key);
    const description = (source ?? catalog).descriptions.get(key);
    const label = key.endsWith('.value') ? catalog.texts.get(key.replace(/value$/, 'label')) : undefined;
    // A key that the source does not have is told as such.
    if (source !== undefined && theirs === undefined) return [];
    return {
      key,
      locale,
      text,
      elements: catalog.entries.get(key) ?? [],
      ...(theirs !== undefined && { source: { text: theirs, elements: source?.entries.get(key) ?? [] } }),
      ...(description !== undefined && { description }),
      ...(glossary !== undefined && { glossary }),
      ...(label !== undefined && { label }),
    };
  });
}

function emptyCatalog(file: string, name: string): Catalog {
  const none = new Map<string, never>();
  return {
    name,
    file,
    prefix: keyPrefix(name),
    entries: none,
    texts: none,
    descriptions: none,
    lines: none,
    open: new Set(),
  };
}

function foreignFile({ file }: Catalog): Problem {
  return { file, line: 1, key: '', rule: 'extra', reason: 'the source has no such file', mend: 'remove or rename it' };
}

/** Everything that is wrong with the words of a language; without `source` it is the source language. */
export function languageProblems(language: Language, source?: Catalogs): Problem[] {
  const { locale, catalogs } = language;
  const [{ file } = { file: '' }] = source?.values() ?? [];
  const folder = file.split('/').slice(0, -2).join('/');
  const absent = [...(source?.values() ?? [])]
    .filter(({ name }) => !catalogs.has(name))
    .flatMap((theirs) => keyProblems(emptyCatalog(`${folder}/${locale}/${theirs.name}.json`, theirs.name), theirs));
  const present = [...catalogs.values()].flatMap((catalog) => {
    const theirs = source?.get(catalog.name);
    if (source !== undefined && theirs === undefined) return [foreignFile(catalog)];
    const found = messagesOf(language, catalog, theirs).flatMap((message) =>
      messageRules
        .flatMap((rule) => rule(message))
        .map((finding) => ({
          file: catalog.file,
          line: catalog.lines.get(message.key) ?? 1,
          key: message.key,
          ...finding,
        })),
    );
    return [...orderProblems(catalog), ...found, ...(theirs === undefined ? [] : keyProblems(catalog, theirs))];
  });
  return [...present, ...absent];
}
