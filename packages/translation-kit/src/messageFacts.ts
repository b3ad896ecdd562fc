/** What a translator needs to know of one message, without seeing it. The project reads it from its catalogs. */
export interface MessageFacts {
  id: string;
  /** The file to write in, below the project's folder, and the line of the message there; of the source where it has none yet. */
  file: string;
  line: number;
  description: string;
  /** The most characters that the text may have, with placeholders and tags counted as they are written. */
  limit: number | null;
  source: string;
  /** The text in the language; null where it has none yet. */
  text: string | null;
}
