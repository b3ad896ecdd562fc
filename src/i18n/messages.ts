import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createResource } from '../loading/createResource';
import type { Locale } from './locales';

/** Compiled messages by id: the browser holds no parser. */
export type Messages = Record<string, MessageFormatElement[]>;

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
  return (await response.json()) as Messages;
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
