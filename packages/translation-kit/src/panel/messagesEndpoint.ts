import type { MessageFacts } from '../messageFacts';

/** Where the development server tells of every message of a language: `?locale=en`. */
export const messagesEndpoint = '/__messages.json';

/** What it answers: the tag of the source language, and the messages by id. */
export interface MessagesAnswer {
  source: string;
  messages: Readonly<Record<string, MessageFacts>>;
}
