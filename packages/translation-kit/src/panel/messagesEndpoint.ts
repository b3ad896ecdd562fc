import type { MessageFacts } from './messageFacts';

/** Where the development server tells of every message of a language, `?locale=en`, and takes a new text for one by POST. */
export const messagesEndpoint = '/__messages.json';

/** What it answers: the tag of the source language, and the messages by id. */
export interface MessagesAnswer {
  source: string;
  messages: Readonly<Record<string, MessageFacts>>;
}

/** A new text for a message of one language. Without `save` it is only looked at. */
export interface MessageChange {
  locale: string;
  id: string;
  text: string;
  save: boolean;
  /** Of the source language: whether only spelling has changed, so that translations stay valid. */
  isTypo: boolean;
  /** Who has reviewed the new text; empty for nobody. */
  by: string;
}

/** What the check says of a new text. */
export interface ChangeAnswer {
  /** Why it is not saved, and what would fix it. */
  problems: readonly { reason: string; fix: string }[];
  isSaved: boolean;
  /** How many characters of it a visitor sees. */
  length: number;
  /** The pieces of text that a page shows for it, in order; null where only the page itself can tell. */
  pieces: readonly string[] | null;
}
