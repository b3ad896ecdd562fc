import type { MessageFacts } from './messageFacts';

/**
 * The development server's address for the messages of a page, `?path=/es/about-us`. A POST sends a new text for one of them.
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
}

/** A new text for a message of one language. Without `save` it is only checked. */
export interface MessageChange {
  locale: string;
  id: string;
  text: string;
  save: boolean;
  /** The name of the reviewer; empty without a review. */
  by: string;
}

/** The check's answer to a new text. */
export interface ChangeAnswer {
  /** The problems of the text, each with its fix. */
  problems: readonly { reason: string; fix: string }[];
  isSaved: boolean;
  /** The number of visible characters. */
  length: number;
  /** The pieces of text that a page shows, in order; null if the page fills in values. */
  pieces: readonly string[] | null;
}
