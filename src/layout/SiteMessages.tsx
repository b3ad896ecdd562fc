import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { formatTag, type Locale } from '../i18n/locales';
import { readMessages } from '../i18n/messages';
import { messageErrors } from '../i18n/useMessage';
import { richText } from './richText';

/** A message that is missing or cannot be formatted stops the build (server.tsx); a visitor sees the rest of the page. */
function reportError(error: Error) {
  if (IS_PRERENDER) messageErrors.push(error);
  else console.error(error);
}

/** The messages that every page shares, with the tags that any message may use. */
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
