import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Children, useEffect, useRef } from 'react';
import { type Mail, mailtoHref } from '../../email/mailtoHref';
import { Message } from '../../i18n/Message';
import { CopyButton } from './CopyButton';
import { FormNotice } from './FormNotice';
import type { FormWords } from './formWords';
import { LooseBlock } from './LooseBlock';

interface SendFailureProps {
  /** What could not be sent. */
  mail: Mail;
  words: FormWords;
}

/** Says that sending failed and how visitors can send it by themselves: docs/requirements.md, 9. */
export function SendFailure({ mail, words }: SendFailureProps) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // In the dialog it may come below what is in sight.
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <FormNotice ref={notice}>
      <CopyButton
        text={mail.body}
        label={`${words}.copy`}
        done={`${words}.copied`}
        drawing={<LooseBlock />}
        alert={
          <Typography color="error">
            <Message
              id={`${words}.failure`}
              values={{
                mail: (chunks) => <Link href={mailtoHref(mail)}>{Children.toArray(chunks)}</Link>,
              }}
            />
          </Typography>
        }
      />
    </FormNotice>
  );
}
