import { Children } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { useLocale } from '../../i18n/useLocale';
import { hrefOf } from '../../paths';
import { ExternalLink } from '../links/ExternalLink';

/** A message with a link to the privacy policy; it opens in a new tab, so that nothing in the form is lost. */
export function PrivacyNote({ id }: { id: MessageId }) {
  const locale = useLocale();
  return (
    <Message
      id={id}
      values={{
        privacyPolicy: (chunks) => (
          <ExternalLink href={hrefOf('/privacy-policy', locale)}>{Children.toArray(chunks)}</ExternalLink>
        ),
      }}
    />
  );
}
