import { messagesIn, type ReadMessage } from '../scripts/messages/testing/messagesIn';
import { readSettings } from '../scripts/settings/settings';
import { type Locale, sourceLocale } from '../src/i18n/locales';

export { messagesIn, type ReadMessage };

let spoken: Locale = sourceLocale;

/** From now on `message` reads those of a language; tests speak the source language. */
export function speak(locale: Locale): void {
  spoken = locale;
}

/** A message as a visitor reads it, without its markup: the catalogs' own words, so that a test survives a change of copy. */
export const message: ReadMessage = (id, values) => messagesIn(spoken)(id, values);

/** The company's address that forms write to in the build under test. */
export const { contactEmail, senderEmail, siteUrl } = readSettings();
