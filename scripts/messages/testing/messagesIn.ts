import { createIntl, type IntlShape } from 'react-intl';
import { facts } from '../../../src/content/facts';
import { plainFallback } from '../../../src/i18n/useMessage';
import { formatTag, type Locale, sourceLocale } from '../../../src/i18n/locales';
import type { MessageId } from '../../../src/i18n/messageIds';
import { readCatalogs } from '@nine-blocks/translation-kit/catalogs/readCatalogs';
import { completeCatalogs } from '../completeCatalogs';
import { project } from '../project';
import { readSettings } from '../../settings/settings';

const settings = readSettings();

const joined = (chunks: unknown[]) => chunks.join('');
const tags = Object.fromEntries(project.tags.map((tag) => [tag, joined]));

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

/** The messages of a language as visitors read them, without markup, including parts that are off. Throws if a message or a value is missing. */
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
