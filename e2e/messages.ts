import { messagesIn, type ReadMessage } from '../scripts/messages/testing/messagesIn';
import { readSettings } from '../scripts/settings/settings';
import { type Locale, sourceLocale } from '../src/i18n/locales';

export { messagesIn, type ReadMessage };

let spoken: Locale = sourceLocale;

/** From now on `message` reads the catalog of this language. Without this call it reads the source language. */
export function speak(locale: Locale): void {
  spoken = locale;
}

/** A message without its markup, from the catalogs, so that tests need no change when the copy changes. */
export const message: ReadMessage = (id, values) => messagesIn(spoken)(id, values);

/** The addresses of the company in the build under test. */
export const { contactEmail, senderEmail, siteUrl } = readSettings();
