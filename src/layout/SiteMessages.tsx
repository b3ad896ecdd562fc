import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { formatTag, type Locale } from '../i18n/locales';
import { readMessages } from '../i18n/messages';
import { messageErrors } from '../i18n/useMessage';
import { richText } from './richText';

/** A missing or faulty message stops the build (server.tsx). In a browser it must not break the rest of the page. */
function reportError(error: Error) {
  if (IS_PRERENDER) messageErrors.push(error);
  else console.error(error);
}

/** Provides the messages of every page, with the tags for rich text. */
export function SiteMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = readMessages(locale, 'common');
  return (
    <IntlProvider
      locale={formatTag(locale)}
      messages={messages}
      defaultRichTextElements={richText}
      onError={reportError}
    >
      {children}
    </IntlProvider>
  );
}
