import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { type Messages, readMessages } from './messages';
import { useLocale } from './useLocale';

interface AddMessagesProps {
  /** Which messages: those of a page (its route's id) or of the contact dialog. */
  of: string;
  children: ReactNode;
}

/** Adds messages to those that are there around it; waits for them where they have not arrived. */
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
