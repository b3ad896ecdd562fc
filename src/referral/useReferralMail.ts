import { settings } from '../content/settings';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import { summaryHtml } from '@nine-blocks/email-payload/summaryHtml';
import { summaryText } from '@nine-blocks/email-payload/summaryText';
import type { Mail } from '../email/mailtoHref';
import { useMessage } from '../i18n/useMessage';
import type { ReferralValues } from './referralForm';
import { referralPayload } from './referralPayload';
import { referralSummary } from './referralSummary';
import { referralWords } from './referralWords';

interface ReferralMails {
  /** What the form sends. */
  payloadOf: (values: ReferralValues) => EmailPayload;
  /** The same for the visitor's own mail program, in plain text. */
  plainMailOf: (values: ReferralValues) => Mail;
}

/** A referral as a mail in the visitor's language. */
export function useReferralMail(): ReferralMails {
  const message = useMessage();
  const words = referralWords(message);
  const subject = (name: string) => message('referral.mail.subject', { name });

  const payloadOf = (values: ReferralValues) =>
    referralPayload(values, { ...settings, subject, content: summaryHtml(referralSummary(values, words)) });

  return {
    payloadOf,
    plainMailOf: (values) => {
      const payload = payloadOf(values);
      return { to: payload.to, subject: payload.subject, body: summaryText(referralSummary(values, words)) };
    },
  };
}
