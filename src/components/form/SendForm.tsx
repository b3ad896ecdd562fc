import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { type Mail, mailtoHref } from '../../email/mailtoHref';
import { Message } from '../../i18n/Message';
import { VisuallyHidden } from '../VisuallyHidden';
import { earlyInput } from './earlyInput';
import { ErrorSummary, type SummaryWords } from './ErrorSummary';
import type { FormWords } from './formWords';
import { PrivacyNote } from './PrivacyNote';
import { SendFailure } from './SendFailure';
import { SendThanks } from './SendThanks';
import type { Form } from './useForm';

const Frame = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5), justifyItems: 'start' }));

interface SendFormProps<Values> {
  form: Form<Values>;
  words: FormWords;
  /** What the visitor can send instead where sending fails. */
  mail: Mail;
  /** The list of errors after a blocked attempt; without it the first field in error takes the focus. */
  summary?: SummaryWords<Values>;
  /** The fields; null where they make room for the thanks. */
  children: ReactNode;
}

/** The frame of a form that sends one mail: what its end says in every state (spec.md §4, §5, §8). */
export function SendForm<Values extends object>({ form, words, mail, summary, children }: SendFormProps<Values>) {
  const { step, blocked, errors, adopt, leave } = form;
  const frame = useRef<HTMLFormElement>(null);
  const [firstError] = Object.keys(errors);
  const hasSummary = summary !== undefined;

  useLayoutEffect(() => {
    if (frame.current !== null) adopt(earlyInput(frame.current));
    // Once, before anything renders again and puts back what React knows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const element = frame.current;
    return () => {
      if (element?.isConnected !== true) leave();
    };
    // Once: what it says goes to the store, which stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (blocked === 0 || hasSummary || firstError === undefined) return;
    frame.current?.querySelector<HTMLElement>(`[name="${firstError}"]`)?.focus();
    // Only a blocked attempt moves the focus: not an error that comes or goes while the visitor types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocked]);

  // Without fields it is no form any more.
  if (step === 'sent' && children === null) return <SendThanks words={words} />;

  return (
    // Until the script runs, and where it never does, what was typed goes into a mail of the visitor's own.
    <Frame
      ref={frame}
      action={mailtoHref({ to: mail.to })}
      method="post"
      encType="text/plain"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
      {summary !== undefined && blocked > 0 && <ErrorSummary form={form} {...summary} />}
      <SendFailure mail={step === 'failed' ? mail : null} words={words} />
      <VisuallyHidden role="status">{step === 'sending' && <Message id={`${words}.sending`} />}</VisuallyHidden>
      {step === 'sent' ? (
        <SendThanks words={words} />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary">
            <PrivacyNote words={words} />
          </Typography>
          <Button type="submit" variant="contained" aria-disabled={step === 'sending'} data-needs-script>
            <Message id={step === 'sending' ? `${words}.sending` : `${words}.submit`} />
          </Button>
        </>
      )}
    </Frame>
  );
}
