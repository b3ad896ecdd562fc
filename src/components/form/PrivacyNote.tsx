import { Children } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { useLocale } from '../../i18n/useLocale';
import { hrefOf } from '../../paths';
import { ExternalLink } from '../links/ExternalLink';

/** A message with a link to the privacy policy; the policy opens in a new tab, so that the form keeps its values. */
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
