/** The facts about a site that the kit needs; the site hands them over. */
export interface Project {
  /** The folder of the catalogs, glossaries and ledgers. */
  folder: string;
  /** The JSON file that lists the languages: a line for each, with its name, prefix and direction. */
  localesFile: string;
  /** The languages by their tags, the source language first. */
  locales: readonly string[];
  /** Values that the build puts into messages, by placeholder. */
  facts: Readonly<Record<string, string | number>>;
  /** The facts that are names, of the company or of people: tomorrow they may be longer. */
  names: Readonly<Record<string, string>>;
  /** Placeholders that the code fills in where it shows a message. */
  placeholders: readonly string[];
  /** The file that lists them. */
  placeholdersFile: string;
  /** Tags that a message may have. */
  tags: readonly string[];
  /** Whether the site leaves a message out for now: nobody is asked to translate it, and it may have any words. */
  isLeftOut: (key: string) => boolean;
}
