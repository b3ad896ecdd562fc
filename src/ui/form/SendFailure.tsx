import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Children } from 'react';
import { mailtoHref } from '../../email/mailtoHref';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { CopyButton } from './CopyButton';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  '&:not(:empty)': {
    padding: theme.spacing(2.5),
    border: `1px solid ${theme.vars.palette.error.main}`,
    borderRadius: 10,
  },
}));

interface SendFailureProps {
  /** What could not be sent; null while nothing failed. The region stays, so that its filling is announced. */
  mail: { to: string; subject: string; body: string } | null;
  text: MessageId;
  copy: MessageId;
  copied: MessageId;
}

/** Says that sending failed (spec.md §8) and offers the visitor's own ways to send what was typed. */
export function SendFailure({ mail, text, copy, copied }: SendFailureProps) {
  return (
    <Box role="alert">
      {mail !== null && (
        <>
          <Typography color="error">
            <Message
              id={text}
              values={{
                mail: (words) => <Link href={mailtoHref(mail)}>{Children.toArray(words)}</Link>,
              }}
            />
          </Typography>
          <CopyButton text={mail.body} label={copy} done={copied} />
        </>
      )}
    </Box>
  );
}
