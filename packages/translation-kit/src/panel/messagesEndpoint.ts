import type { MessageFacts } from './messageFacts';

/**
 * The development server's address for the messages of a page, `?path=/es/about-us`; by POST it takes a new text for one of them, and with
 * `?undo` it takes the last save back, which must be the named one.
 */
export const messagesEndpoint = '/__messages.json';

/** The value of `?messages` in the address of the page itself, which the panel shows in a frame. */
export const framedPage = 'page';

/** The messages of a site in a language, for one of its pages. */
export interface MessagesAnswer {
  /** The tag of the source language. */
  source: string;
  /** The tag of the page's language, from its address, and the direction of its script. */
  locale: string;
  dir: 'ltr' | 'rtl';
  /** All messages of the site by id. */
  messages: Readonly<Record<string, MessageFacts>>;
  /** Beginnings of the ids that belong to this page, and of those that belong to every page. */
  starts: { page: readonly string[]; everyPage: readonly string[] };
  /** The check's ignorance of the language, and how to end it; null where it knows the language. */
  hint: string | null;
  /** The save that can be taken back, of any tab: `home.hero.title (en)`; null where there is none. */
  lastSaved: string | null;
}

/** A new text for a message of one language. Without `save` it is only checked. */
export interface MessageChange {
  locale: string;
  id: string;
  text: string;
  /** The text that it replaces: where the file has another by now, it is not saved. */
  from: string;
  save: boolean;
  /** Of the source language: whether only spelling has changed, so that translations stay valid. */
  isTypo: boolean;
  /** Who has reviewed the new text; empty for nobody. */
  by: string;
}

/** The check's answer to a new text. */
export interface ChangeAnswer {
  /** The reasons against it, each with its fix. */
  problems: readonly { reason: string; fix: string }[];
  isSaved: boolean;
  /** The text of the file where it is not the one to replace; null where it is. */
  newer: string | null;
  /** How many characters of it a visitor sees. */
  length: number;
  /** The pieces of text that a page shows for it, in order; null where the page fills in values. */
  pieces: readonly string[] | null;
}
