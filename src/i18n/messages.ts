import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createResource } from '../loading/createResource';
import type { Locale } from './locales';

/** Compiled messages by id; browsers have no parser. */
export type Messages = Record<string, MessageFormatElement[]>;

/**
 * The address of a file of messages: those of a page (the name is the id of its route), of the contact dialog ('contact') or of every page
 * ('common').
 */
export function messagesPath(locale: Locale, name: string): string {
  return `/assets/messages/${MESSAGES_VERSION}/${locale}/${name}.json`;
}

async function fetchMessages(path: string): Promise<Messages> {
  // WebKit uses a file that was preloaded without `crossorigin` only for this kind of request.
  const response = await fetch(path, { mode: 'no-cors', credentials: 'include' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Messages;
}

const files = createResource<Messages>(fetchMessages);

/** Fetches messages once. */
export function loadMessages(locale: Locale, name: string): Promise<Messages> {
  return files.load(messagesPath(locale, name));
}

/** Returns the messages while rendering, or suspends until they have arrived. */
export function readMessages(locale: Locale, name: string): Messages {
  return files.read(messagesPath(locale, name));
}

/** Provides messages without a fetch, for the prerenderer. */
export function provideMessages(locale: Locale, name: string, messages: Messages): void {
  files.provide(messagesPath(locale, name), messages);
}
