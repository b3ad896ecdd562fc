import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { formatTag } from './locales';
import { type Words, WordsContext } from './WordsContext';

export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <WordsContext value={words}>
      <IntlProvider
        locale={formatTag(words.locale)}
        messages={words.messages}
        defaultRichTextElements={words.richText}
        onError={words.onError}
      >
        {children}
      </IntlProvider>
    </WordsContext>
  );
}
