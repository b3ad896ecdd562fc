/** A language's words for a term of the source. */
export interface TermFacts {
  term: string;
  translations: readonly string[];
  note?: string;
}

/** How far a translation has come; empty for the source itself. */
export type MessageState = '' | 'not translated' | 'English changed' | 'needs review' | 'reviewed';

/** The facts about one message that a translator needs. */
export interface MessageFacts {
  id: string;
  /** The file to write in, below the project's folder, and the line of the message there; of the source where it has none yet. */
  file: string;
  line: number;
  description: string;
  /** The most characters that a visitor may see of the text. */
  limit: number | null;
  source: string;
  /** The text in the language; null where it has none yet. */
  text: string | null;
  /** How many characters of the text a visitor sees: without tags, of a plural the longest form; 0 where there is no text yet. */
  length: number;
  /** Terms of the glossary that the source has. */
  terms: readonly TermFacts[];
  /** The forms that the language needs where the source has a plural, each with numbers that it is for; empty for others. */
  forms: string;
  state: MessageState;
  /** The reviewer; empty where there is none. */
  by: string;
  /** The texts of other languages by their tags. */
  others: Readonly<Record<string, string>>;
}
