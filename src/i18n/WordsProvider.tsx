import { type ReactNode, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import { formatTag } from './locales';
import { type Words, WordsContext } from './WordsContext';

export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  const { messages, richText } = words;
  const tags = useMemo(() => richText(messages), [richText, messages]);
  return (
    <WordsContext value={words}>
      <IntlProvider
        locale={formatTag(words.locale)}
        messages={messages}
        defaultRichTextElements={tags}
        onError={words.onError}
      >
        {children}
      </IntlProvider>
    </WordsContext>
  );
}
