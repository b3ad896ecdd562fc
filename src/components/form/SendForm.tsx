import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Mail, mailtoHref } from '../../email/mailtoHref';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';
import { roomForOthers } from '../../theme/measures';
import { Blocks } from '../art/Blocks';
import { LiveRegion } from '../text/LiveRegion';
import { earlyInputOf, inputOf } from '../../hydration/earlyInput';
import { ErrorSummary, type SummaryWords } from './ErrorSummary';
import { FirstError } from './FirstError';
import type { MessageId } from '../../i18n/messageIds';
import type { FormWords } from './formWords';
import { PrivacyNote } from './PrivacyNote';
import { SendFailure } from './SendFailure';
import { SendThanks } from './SendThanks';
import type { Form } from './useForm';

/** While a form is sent its fields, choices and button are dashed and sunken; what is chosen stays so. */
const onItsWay = {
  '& textarea': { resize: 'none' },
  '& [type="submit"]': {
    '&, &:hover': { color: 'text.secondary', backgroundColor: 'background.sunken' },
    border: '1px dashed',
    borderColor: 'control',
  },
  '& .MuiOutlinedInput-root': { backgroundColor: 'background.sunken' },
  '& .MuiOutlinedInput-input, & .MuiFormControlLabel-label, & .MuiRadio-root, & .MuiCheckbox-root': {
    color: 'text.secondary',
  },
  '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed' },
  '& [role="radiogroup"] .MuiFormControlLabel-root': {
    borderStyle: 'dashed',
    boxShadow: 'none',
    '&:not(:has(:checked))': { borderColor: 'control', backgroundColor: 'background.sunken' },
  },
} as const;

interface SendFormProps<Values> {
  form: Form<Values>;
  words: FormWords;
  /** What the visitor can send instead where sending fails. */
  mail: Mail;
  /** The list of errors after a blocked attempt; without it the first field in error takes the focus. */
  summary?: SummaryWords<Values>;
  /** After the thanks: leads back to the empty form. */
  again?: MessageId;
  /** After the thanks: another way on. */
  next?: ReactNode;
  /** The fields; the thanks take their place. */
  children: ReactNode;
}

/** A form that sends one mail, and what it says while sending, when sent and when sending failed: docs/requirements.md, 9. */
export function SendForm<Values extends object>(props: SendFormProps<Values>) {
  const { form, words, mail, summary, again, next, children } = props;
  const { step, blocked } = form;
  const message = useMessage();
  const element = useRef<HTMLFormElement>(null);
  const [submittedFrom, setSubmittedFrom] = useState<string>();

  const adopt = (read: typeof inputOf) => {
    if (element.current !== null) form.adopt(read(element.current));
  };
  const adoptEarlyInput = useEffectEvent(() => {
    adopt(earlyInputOf);
  });
  const leave = useEffectEvent(() => {
    form.leave();
  });

  // Before anything is rendered again, which would put back the values that React knows.
  useLayoutEffect(() => {
    adoptEarlyInput();
  }, []);

  useEffect(() => {
    const { current } = element;
    return () => {
      // Effects also end where the form stays on the page.
      if (current?.isConnected !== true) leave();
    };
  }, []);

  function beginAgain() {
    // At once, so that the first field is there to take the focus of the button that goes.
    flushSync(form.leave);
    element.current?.querySelector('input')?.focus();
  }

  if (step === 'sent') {
    return (
      <SendThanks words={words} small={summary === undefined}>
        {again !== undefined && (
          <Button variant="outlined" sx={{ mt: 3 }} onClick={beginAgain}>
            <Message id={again} />
          </Button>
        )}
        {next}
      </SendThanks>
    );
  }

  const isSending = step === 'sending';
  return (
    // Until the script runs, and where it never does, what was typed goes into a mail of the visitor's own.
    <Stack
      component="form"
      ref={element}
      spacing={{ xs: 2, sm: 2.5 }}
      sx={{ alignItems: 'flex-start', ...(isSending && onItsWay) }}
      action={mailtoHref({ to: mail.to })}
      method="post"
      encType="text/plain"
      noValidate
      // What a tool has filled in without an event is taken before anything is rendered again.
      onBlur={() => {
        adopt(inputOf);
      }}
      onChange={() => {
        setSubmittedFrom(undefined);
        adopt(inputOf);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        adopt(inputOf);
        setSubmittedFrom(document.activeElement?.getAttribute('name') ?? undefined);
        void form.submit();
      }}
    >
      {children}
      {summary !== undefined && blocked > 0 && <ErrorSummary form={form} {...summary} />}
      {step === 'failed' && <SendFailure mail={mail} words={words} />}
      {summary === undefined && <FirstError form={form} element={element} submittedFrom={submittedFrom} />}
      <LiveRegion role="status" unseen>
        {isSending && <Message id={`${words}.sending`} />}
      </LiveRegion>
      <Stack spacing={2.5}>
        <Typography variant="body2" color="textSecondary">
          <PrivacyNote words={words} />
        </Typography>
        <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
          <Button type="submit" variant="contained" aria-disabled={isSending} data-needs-script="send">
            <Box
              component="span"
              sx={roomForOthers}
              data-words={message(isSending ? `${words}.submit` : `${words}.sending`)}
            >
              <Message id={isSending ? `${words}.sending` : `${words}.submit`} changes />
            </Box>
          </Button>
          {isSending && <Blocks filled={8} width={48} />}
        </Stack>
      </Stack>
    </Stack>
  );
}
