import known from './languages.json' with { type: 'json' };

/** The check's knowledge of a language (languages.json). A rule that needs an absent fact is not applied. */
export interface LanguageFacts {
  /** The language's opening and closing quotation marks. */
  quotes: readonly string[];
  /** The marks of a quote within a quote, where they differ. */
  innerQuotes?: readonly string[];
  /** Signs and letters of other languages, with the language's own. */
  own?: Readonly<Record<string, string>>;
  /** The opening sign of a sentence that ends with this sign. */
  opening?: Readonly<Record<string, string>>;
  /** Signs that have a space before them. */
  spaced?: string;
  /** The script of its words, as Unicode names it. */
  script?: string;
  /** Letters other than a to z. */
  letters?: string;
  /** Particles that are written together with the next word: a pattern. */
  prefixes?: string;
  /** Frequent words that other languages do not have. */
  commonWords?: string;
}

/** The languages that the check knows, by their tags. */
export const knownLanguages: Readonly<Record<string, LanguageFacts>> = known;

const unknown: LanguageFacts = { quotes: ['“', '”'] };

/** A regional tag follows its language. */
const knownFacts = (locale: string) => knownLanguages[locale] ?? knownLanguages[locale.split('-')[0] ?? ''];

/** Whether the check knows a language. */
export const isKnownLanguage = (locale: string): boolean => knownFacts(locale) !== undefined;

/** The check's knowledge of a language. */
export function languageFacts(locale: string): LanguageFacts {
  return knownFacts(locale) ?? unknown;
}

/** Whether the words of a language run from right to left. */
export function isRightToLeft(locale: string): boolean {
  const { script } = new Intl.Locale(locale).maximize();
  return ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'].includes(script ?? '');
}
