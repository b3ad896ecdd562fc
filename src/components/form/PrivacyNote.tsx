import { Children } from 'react';
import { Message } from '../../i18n/Message';
import { useLocale } from '../../i18n/useLocale';
import { hrefOf } from '../../routes';
import { ExternalLink } from '../ExternalLink';
import type { FormWords } from './formWords';

/** Where the privacy policy stands; it opens beside the form, so that nothing typed is lost. */
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
