import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createResource } from './createResource';
import { fetchData } from './fetchData';
import type { Locale } from './locales';

/** Compiled words by message id: the browser holds no parser. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Where the build puts, and the browser fetches, one set of words: 'common', 'contact' or a route's id. */
export function messagesPath(locale: Locale, set: string): string {
  return `/assets/messages/${DATA_VERSION}/${locale}/${set}.json`;
}

const sets = createResource<Messages>(async (path) => (await fetchData(path)) as Messages);

/** Fetches a set of words, once. */
export function loadMessages(locale: Locale, set: string): Promise<Messages> {
  return sets.load(messagesPath(locale, set));
}

/** While rendering: a set of words, or the wait for it. */
export function readMessages(locale: Locale, set: string): Messages {
  return sets.read(messagesPath(locale, set));
}

/** Puts in a set of words without fetching. */
export function provideMessages(locale: Locale, set: string, messages: Messages): void {
  sets.provide(messagesPath(locale, set), messages);
}
