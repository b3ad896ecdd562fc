import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Children } from 'react';
import { type Mail, mailtoHref } from '../../email/mailtoHref';
import { Message } from '../../i18n/Message';
import { CopyButton } from './CopyButton';
import { FormNotice } from './FormNotice';
import type { FormWords } from './useForm';

/** The notice can appear below the visible part of the form. */
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
            <Typography variant="h4" component="p">
              <Message
                id={`${words}.failure`}
                values={{
                  mail: (chunks) => <Link href={mailtoHref(mail)}>{Children.toArray(chunks)}</Link>,
                }}
              />
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <Message id={`${words}.failureHint`} />
            </Typography>
          </>
        }
      />
    </FormNotice>
  );
}
