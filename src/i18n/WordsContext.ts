import { createContext } from 'react';
import type { IntlConfig } from 'react-intl';
import type { Locale } from './locales';
import type { Messages } from './messages';

export interface Words {
  locale: Locale;
  messages: Messages;
  /** What the rich-text tags of messages become, by tag name. */
  richText: (messages: Messages) => NonNullable<IntlConfig['defaultRichTextElements']>;
  onError: NonNullable<IntlConfig['onError']>;
}

export const WordsContext = createContext<Words | null>(null);
