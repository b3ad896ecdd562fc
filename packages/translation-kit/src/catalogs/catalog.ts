import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The source language of all translations. It is always English, because the kit's messages to translators say so. */
export const sourceLocale = 'en';

/** One catalog file: `name` is its path below the locale, without `.json` ('case-studies/sostena'). */
export interface Catalog {
  name: string;
  /** Path below the project's folder, for error messages. */
  file: string;
  /** The beginning of every key. */
  prefix: string;
  entries: ReadonlyMap<string, MessageFormatElement[]>;
  texts: ReadonlyMap<string, string>;
  /** Notes for translators; empty in translations. */
  descriptions: ReadonlyMap<string, string>;
  /** The line of every key in the file, including invalid keys. */
  lines: ReadonlyMap<string, number>;
  /** Keys with an empty text, which are not translated yet. */
  open: ReadonlySet<string>;
}

/** The catalogs of a language, by name. */
export type Catalogs = ReadonlyMap<string, Catalog>;

const camelCase = (text: string) => text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** 'case-studies' → 'case-study', 'services' → 'service' */
const singular = (folder: string) => folder.replace(/ies$/, 'y').replace(/s$/, '');

/** The beginning of every key of a catalog: 'about-us' → 'aboutUs.', 'services/ai' → 'service.ai.', 'case-studies/meteor' → 'caseStudy.meteor.'. */
export function keyPrefix(name: string): string {
  const [folder = '', slug] = name.split('/');
  return slug === undefined ? `${camelCase(folder)}.` : `${camelCase(singular(folder))}.${slug}.`;
}

/** A catalog without messages. */
export function emptyCatalog(name: string, file: string): Catalog {
  const none = new Map<string, never>();
  const prefix = keyPrefix(name);
  return { name, file, prefix, entries: none, texts: none, descriptions: none, lines: none, open: new Set() };
}
