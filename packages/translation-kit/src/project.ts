/** The facts about a site, which the site passes to the kit. */
export interface Project {
  /** The folder of the catalogs, glossaries and ledgers. */
  folder: string;
  /** The JSON file that lists the languages: a line for each, with its name, prefix and direction. */
  localesFile: string;
  /** The languages by their tags, the source language first. */
  locales: readonly string[];
  /** Values that the build puts into messages, by placeholder. */
  facts: Readonly<Record<string, string | number>>;
  /** The facts that are names of the company or of people. They can become longer later. */
  names: Readonly<Record<string, string>>;
  /** Placeholders that code fills in when it shows a message. */
  placeholders: readonly string[];
  /** The file with the list of placeholders. */
  placeholdersFile: string;
  /** Tags that a message may have. */
  tags: readonly string[];
  /** Whether the site does not show a message at present. It is neither checked nor exported for translation. */
  isLeftOut: (key: string) => boolean;
}
