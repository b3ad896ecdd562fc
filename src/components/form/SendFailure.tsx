import Link from '@mui/material/Link';
import { Children } from 'react';
import { type Mail, mailtoHref } from '../../email/mailtoHref';
import { CopyButton } from './CopyButton';
import { FormNotice } from './FormNotice';
import type { FormWords } from './useForm';
import { Text } from '../text/Text';

/** Scrolls to the notice, which may be below the visible part of the form. */
function bringIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}

interface SendFailureProps {
  /** The mail that could not be sent. */
  mail: Mail;
  words: FormWords;
}

/** Says that sending failed, that nothing is lost, and how the visitor can send the message in another way: docs/requirements.md, 9. */
export function SendFailure({ mail, words }: SendFailureProps) {
  return (
    <FormNotice ref={bringIntoView}>
      <CopyButton
        text={mail.body}
        label={`${words}.copy`}
        done={`${words}.copied`}
        alert={
          <>
            <Text
              message={`${words}.failure`}
              variant="h4"
              component="p"
              values={{
                mail: (chunks) => <Link href={mailtoHref(mail)}>{Children.toArray(chunks)}</Link>,
              }}
            />
            <Text message={`${words}.failureHint`} variant="body2" color="textSecondary" />
          </>
        }
      />
    </FormNotice>
  );
}
