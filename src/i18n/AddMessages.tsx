import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { type Messages, readMessages } from './messages';
import { useLocale } from './useLocale';

interface AddMessagesProps {
  /** The name of the message file: the id of a route, or a lazy catalog such as `contact`. */
  of: string;
  children: ReactNode;
}

/** Adds messages to those of the page around it; suspends until they have arrived. */
export function AddMessages({ of, children }: AddMessagesProps) {
  const intl = useIntl();
  const added = readMessages(useLocale(), of);
  const messages = useMemo<Messages>(() => ({ ...(intl.messages as Messages), ...added }), [intl.messages, added]);
  return (
    <IntlProvider {...intl} messages={messages}>
      {children}
    </IntlProvider>
  );
}
