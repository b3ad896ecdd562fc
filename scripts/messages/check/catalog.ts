import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** One catalog file: `name` is its path below the locale, without `.json` ('case-studies/sostena'). */
export interface Catalog {
  name: string;
  /** Path below the project's folder, for error messages. */
  file: string;
  /** What every key starts with. */
  prefix: string;
  entries: ReadonlyMap<string, MessageFormatElement[]>;
  texts: ReadonlyMap<string, string>;
  /** What translators are told; empty for other languages than the source. */
  descriptions: ReadonlyMap<string, string>;
  /** The line of every key of the file, also of those that cannot be used. */
  lines: ReadonlyMap<string, number>;
  /** Keys that stand there for their translation, with an empty text. */
  open: ReadonlySet<string>;
}

const camelCase = (text: string) => text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What every key of a catalog starts with: its route's id ('about-us' → 'aboutUs.', 'services/ai' → 'service.ai.'). */
export function keyPrefix(name: string): string {
  const [folder, slug] = name.split('/');
  if (folder === 'case-studies' && slug !== undefined) return `caseStudy.${slug}.`;
  if (folder === 'services' && slug !== undefined) return `service.${slug}.`;
  return `${camelCase(name)}.`;
}
