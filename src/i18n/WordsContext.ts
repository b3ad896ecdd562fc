import { createContext } from 'react';
import type { IntlConfig } from 'react-intl';
import type { Locale } from './locales';
import type { Messages } from './messages';

/** Values that every message may use as placeholders: names, addresses, figures. */
type Facts = Readonly<Record<string, string | number>>;

export interface Words {
  locale: Locale;
  messages: Messages;
  facts: Facts;
  /** What the rich-text tags of messages become, by tag name. */
  richText: (messages: Messages) => NonNullable<IntlConfig['defaultRichTextElements']>;
  onError: NonNullable<IntlConfig['onError']>;
}

export const WordsContext = createContext<Words | null>(null);
