import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Mail, mailtoHref } from '../../email/mailtoHref';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';
import { roomForOthers } from '../../theme/measures';
import { Blocks } from '../art/Blocks';
import { earlyInputOf, inputOf } from '../../hydration/earlyInput';
import { ErrorSummary, type SummaryWords } from './ErrorSummary';
import { PrivacyNote } from './PrivacyNote';
import { SendFailure } from './SendFailure';
import { SendThanks } from './SendThanks';
import type { Form, FormWords } from './useForm';

interface SendFormProps<Values> {
  form: Form<Values>;
  words: FormWords;
  /** The mail that the visitor can send if sending fails. */
  mail: Mail;
  /** The list of errors after a blocked attempt; without it the first field in error takes the focus. */
  summary?: SummaryWords<Values>;
  /** Links and buttons below the thanks. */
  next?: ReactNode;
  /** `actions` is the box around the words about privacy and the button. */
  slotProps?: { actions?: Pick<StackProps, 'sx'>; submit?: Pick<ButtonProps, 'sx'> };
  /** The fields. */
  children: ReactNode;
}

/** A form that sends one mail, with its words for sending, success and failure: docs/requirements.md, 9. */
export function SendForm<Values extends object>(props: SendFormProps<Values>) {
  const { form, words, mail, summary, next, slotProps = {}, children } = props;
  const { step, blocked } = form;
  const [wrong] = form.errors;
  const message = useMessage();
  const element = useRef<HTMLFormElement>(null);
  const isSending = step === 'sending';

  const adoptInput = () => {
    if (element.current !== null) form.adopt(inputOf(element.current));
  };
  const adoptEarlyInput = useEffectEvent(() => {
    if (element.current !== null)
      form.adoptEarly(earlyInputOf(element.current), document.activeElement?.getAttribute('name'));
  });
  const leave = useEffectEvent(() => {
    form.leave();
  });
  const focusFirstError = useEffectEvent(() => {
    if (summary === undefined && wrong !== undefined) focusField(wrong.field);
  });

  // Takes over the typed values before the next rendering, which would replace them by React's values.
  useLayoutEffect(() => {
    adoptEarlyInput();
  }, []);

  useEffect(() => {
    const { current } = element;
    return () => {
      // React can also end an effect while the form stays on the page.
      if (current?.isConnected !== true) leave();
    };
  }, []);

  // Only a blocked attempt moves the focus. An error that appears while the visitor types does not.
  useEffect(() => {
    if (blocked > 0) focusFirstError();
  }, [blocked]);

  function focusField(name: string) {
    const field = element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    // Before the script runs, and without script, the browser writes the typed text into a mail.
    <Stack
      component="form"
      ref={element}
      spacing={{ xs: 2, sm: 2.5 }}
      sx={{ flexGrow: 1 }}
      action={mailtoHref({ to: mail.to })}
      method="post"
      encType="text/plain"
      noValidate
      // Takes over values that a tool has filled in without an event, before the next rendering replaces them.
      onBlur={() => {
        adoptInput();
      }}
      onChange={() => {
        adoptInput();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        adoptInput();
        // With a list of errors, no field keeps the focus.
        void form.submit(summary === undefined ? document.activeElement?.getAttribute('name') : null);
      }}
    >
      {children}
      {summary !== undefined && blocked > 0 && <ErrorSummary form={form} focusField={focusField} {...summary} />}
      {step === 'failed' && <SendFailure mail={mail} words={words} />}
      {step === 'sent' ? (
        <>
          <SendThanks words={words} />
          {next}
        </>
      ) : (
        <Stack spacing={2.5} {...slotProps.actions}>
          <Typography variant="body2" color="textSecondary">
            <PrivacyNote id={`${words}.privacy`} />
          </Typography>
          <Stack direction="row" spacing={3} sx={{ flex: 'none', alignItems: 'center' }}>
            <Button
              type="submit"
              variant="contained"
              aria-disabled={isSending}
              data-needs-script="send"
              {...slotProps.submit}
            >
              <Box
                component="span"
                sx={roomForOthers}
                data-words={message(isSending ? `${words}.submit` : `${words}.sending`)}
                // Screen readers announce that the form is sending; in Firefox only if the attribute was there before. Thanks and failure have their own
                // announcements.
                aria-live={step === 'failed' ? undefined : 'polite'}
              >
                <Message id={isSending ? `${words}.sending` : `${words}.submit`} changes />
              </Box>
            </Button>
            {isSending && <Blocks filled={8} width={48} />}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
