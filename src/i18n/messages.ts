import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createResource } from '../loading/createResource';
import type { Locale } from './locales';

/** Compiled messages by id: the browser holds no parser. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Records of the content by the beginning of their messages' ids. */
export type Records = Readonly<Record<string, object>>;

/** What the build puts into a file: messages, and the records that a page shows with them (scripts/messages/pageMessages.ts). */
export interface MessageFile {
  messages: Messages;
  records: Records;
}

let records: Records = {};

/** Puts in the records of a page, or all, in place of any others (for the prerenderer, tests and while developing). */
export function provideRecords(all: Records): void {
  records = all;
}

/** A record that has come with its messages. */
export function recordOf(id: string): object {
  const record = records[id];
  if (record === undefined) throw new Error(`The page has no record ${id} (scripts/messages/pageMessages.ts)`);
  return record;
}

/**
 * Where the build puts some messages of a language, and the browser fetches them: those of a page (by its route's id), of the contact
 * dialog ('contact') or of every page ('common').
 */
export function messagesPath(locale: Locale, name: string): string {
  return `/assets/messages/${MESSAGES_VERSION}/${locale}/${name}.json`;
}

async function fetchMessages(path: string): Promise<Messages> {
  // The request that a preload without `crossorigin` makes, word for word: WebKit uses a preloaded file for no other kind of request.
  const response = await fetch(path, { mode: 'no-cors', credentials: 'include' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const file = (await response.json()) as MessageFile;
  records = { ...records, ...file.records };
  return file.messages;
}

const files = createResource<Messages>(fetchMessages);

/** Fetches messages, once. */
export function loadMessages(locale: Locale, name: string): Promise<Messages> {
  return files.load(messagesPath(locale, name));
}

/** While rendering: the messages, or React's wait for them. */
export function readMessages(locale: Locale, name: string): Messages {
  return files.read(messagesPath(locale, name));
}

/** Puts messages in without fetching (the prerenderer's way). */
export function provideMessages(locale: Locale, name: string, messages: Messages): void {
  files.provide(messagesPath(locale, name), messages);
}
