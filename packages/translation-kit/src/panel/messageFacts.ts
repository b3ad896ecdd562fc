/** A language's words for a term of the source. */
export interface TermFacts {
  term: string;
  translations: readonly string[];
  note?: string;
}

/** The state of a translation; empty for the source. */
export type MessageState = '' | 'not translated' | 'English changed' | 'needs review' | 'reviewed';

/** The facts about one message that a translator needs. */
export interface MessageFacts {
  id: string;
  /** The file of the message, below the project's folder, and its line; those of the source if there is no translation yet. */
  file: string;
  line: number;
  description: string;
  /** The largest number of visible characters. */
  limit: number | null;
  source: string;
  /** The text in the language; null if there is none yet. */
  text: string | null;
  /** The number of visible characters (`visibleLength`); 0 if there is no text yet. */
  length: number;
  /** The terms of the glossary in the source text. */
  terms: readonly TermFacts[];
  /** The plural forms that the language needs, each with some of its numbers; empty if the source has no plural. */
  forms: string;
  state: MessageState;
  /** The reviewer; empty if there is none. */
  by: string;
  /** The texts of other languages by their tags. */
  others: Readonly<Record<string, string>>;
}
