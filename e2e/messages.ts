import { createIntl, type IntlShape } from 'react-intl';
import { facts } from '../src/content/facts';
import { plainFallback } from '../src/i18n/plainFallback';
import { formatTag, type Locale, sourceLocale } from '../src/i18n/locales';
import type { MessageId } from '../src/i18n/messageIds';
import { routes } from '../src/routes';
import { readCatalogs } from '../scripts/messages/catalogs';
import { completeCatalogs } from '../scripts/messages/completeCatalogs';
import { readSettings } from '../scripts/settings/settings';

const settings = readSettings();

const joined = (chunks: unknown[]) => chunks.join('');
const tags = Object.fromEntries(
  [...routes.map(({ id }) => id), 'b', 'i', 'contact', 'mail', 'referralTerms'].map((tag) => [tag, joined]),
);

function intlOf(locale: Locale): IntlShape {
  const messages = Object.fromEntries(
    [...completeCatalogs(locale, readCatalogs(locale), readCatalogs(sourceLocale)).values()].flatMap(({ entries }) => [
      ...entries,
    ]),
  );
  return createIntl({
    locale: formatTag(locale),
    messages,
    onError: (error) => {
      throw error;
    },
  });
}

export type ReadMessage = (id: MessageId, values?: Record<string, number | string>) => string;

const languages = new Map<Locale, ReadMessage>();

/** The words of a language, as visitors read them. */
export function messagesIn(locale: Locale): ReadMessage {
  const known = languages.get(locale);
  if (known !== undefined) return known;
  const intl = intlOf(locale);
  const said: ReadMessage = (id, values = {}) => {
    const text = intl.formatMessage(
      { id },
      { ...facts, email: settings.contactEmail, ...tags, ...plainFallback, ...values },
    );
    return Array.isArray(text) ? text.join('') : text;
  };
  languages.set(locale, said);
  return said;
}

let spoken: Locale = sourceLocale;

/** From now on `words` are those of a language; tests speak the source language. */
export function speak(locale: Locale): void {
  spoken = locale;
}

/** A message as a visitor reads it, without its markup: the catalogs' own words, so that a test survives a change of copy. */
export const message: ReadMessage = (id, values) => messagesIn(spoken)(id, values);

/** The company's address that forms write to in the build under test. */
export const { contactEmail, senderEmail, siteUrl } = settings;
