import { Children } from 'react';
import { Message } from '../../i18n/Message';
import { useLocale } from '../../i18n/useLocale';
import { hrefOf } from '../../paths';
import { ExternalLink } from '../links/ExternalLink';
import type { FormWords } from './useForm';

/** A link to the privacy policy; it opens in a new tab, so that nothing in the form is lost. */
export function PrivacyNote({ words }: { words: FormWords }) {
  const locale = useLocale();
  return (
    <Message
      id={`${words}.privacy`}
      values={{
        privacyPolicy: (chunks) => (
          <ExternalLink href={hrefOf('/privacy-policy', locale)}>{Children.toArray(chunks)}</ExternalLink>
        ),
      }}
    />
  );
}
