import type { MessageFacts } from './messageFacts';

/** The development server's address for the facts about every message of a language, `?locale=en`, and for a new text for one by POST. */
export const messagesEndpoint = '/__messages.json';

/** The answer: the tag of the source language, and the messages by id. */
export interface MessagesAnswer {
  source: string;
  messages: Readonly<Record<string, MessageFacts>>;
}

/** A new text for a message of one language. Without `save` it is only checked. */
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

/** The check's answer to a new text. */
export interface ChangeAnswer {
  /** The reasons against it, each with its fix. */
  problems: readonly { reason: string; fix: string }[];
  isSaved: boolean;
  /** How many characters of it a visitor sees. */
  length: number;
  /** The pieces of text that a page shows for it, in order; null where the page fills in values. */
  pieces: readonly string[] | null;
}
