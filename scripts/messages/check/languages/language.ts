import type { figures } from '../../../../src/content/figures';

/** How sure a figure is, which the words around it have to say (src/content/figures.ts). */
export type Qualifier = (typeof figures)[keyof typeof figures]['qualifier'];

/** What the check knows of a language. What it does not know of one it does not look for there. */
export interface LanguageFacts {
  /** The language's opening and closing quotation marks. */
  quotes: readonly [open: string, close: string];
  /** The marks of a quote within a quote, where they are others. */
  innerQuotes?: readonly [open: string, close: string];
  /** Signs and letters of other languages, with the language's own. */
  own?: Readonly<Record<string, string>>;
  /** What a sentence must open with that ends with this sign. */
  opening?: Readonly<Record<string, string>>;
  /** Marks that stand behind a space. */
  spaced?: string;
  /** The script of its words, as Unicode names it. */
  script?: 'Arabic' | 'Latin';
  /** Letters beside a to z. */
  letters?: string;
  /** What may be written together with the beginning of a word: a pattern. */
  prefixes?: string;
  /** Small words that a sentence of it can hardly do without. */
  commonWords?: string;
  /** Words that it says twice on purpose: “line line” for line by line. */
  repeats?: RegExp;
  /** Words that deny: a pattern. */
  negations?: RegExp;
  /** Number words from eleven on: they belong into placeholders. */
  numberWords?: RegExp;
  /** Words that keep a figure's qualifier; one of them stands in the figure's own sentence. */
  qualifiers?: Readonly<Record<Exclude<Qualifier, 'exactly'>, RegExp>>;
  /** Only names and the first word of a title begin with a capital. */
  hasSentenceCase?: boolean;
}

/** A pattern for any of some whole words, in any case; JavaScript's own \b knows ASCII letters only. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'iu');
}
