import { type ReactNode, useMemo } from 'react';
import type { Locale } from '../i18n/locales';
import { readMessages } from '../i18n/messages';
import { WordsProvider } from '../i18n/WordsProvider';
import type { Words } from '../i18n/WordsContext';
import { richText } from './richText';

/** The words that every page shares, with the tags that any message may use. */
export function SiteWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = readMessages(locale, 'common');
  const words = useMemo<Words>(
    () => ({
      locale,
      messages,
      richText,
      onError: (error) => {
        if (IS_PRERENDER) throw error;
        console.error(error);
      },
    }),
    [locale, messages],
  );
  return <WordsProvider words={words}>{children}</WordsProvider>;
}
