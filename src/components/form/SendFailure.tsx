import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Children } from 'react';
import { type Mail, mailtoHref } from '../../email/mailtoHref';
import { Message } from '../../i18n/Message';
import { CopyButton } from './CopyButton';
import { blockInMargin, exclaimed } from '../../theme/exclaimed';
import { FormNotice } from './FormNotice';
import type { FormWords } from './formWords';
import { useInSight } from './useInSight';

interface SendFailureProps {
  /** What could not be sent. */
  mail: Mail;
  words: FormWords;
}

/** Says that sending failed, that nothing is lost and how visitors can send it by themselves: docs/requirements.md, 9. */
export function SendFailure({ mail, words }: SendFailureProps) {
  const notice = useInSight();
  return (
    <FormNotice ref={notice}>
      <CopyButton
        text={mail.body}
        label={`${words}.copy`}
        done={`${words}.copied`}
        alert={
          <>
            <Typography variant="h4" component="p" sx={[(theme) => exclaimed(theme, 'error'), blockInMargin]}>
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
