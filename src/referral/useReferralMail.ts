import { settings } from '../content/settings';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import { summaryHtml } from '@nine-blocks/email-payload/summaryHtml';
import { summaryText } from '@nine-blocks/email-payload/summaryText';
import type { Mail } from '../email/mailtoHref';
import { useMessage } from '../i18n/useMessage';
import type { ReferralValues } from './referralForm';
import { referralPayload } from './referralPayload';
import { referralSummary, type ReferralWords } from './referralSummary';

interface ReferralMails {
  /** What the form sends. */
  payloadOf: (values: ReferralValues) => EmailPayload;
  /** The same for the visitor's own mail program, in plain text. */
  plainMailOf: (values: ReferralValues) => Mail;
}

/** A referral as a mail in the visitor's language. */
export function useReferralMail(): ReferralMails {
  const message = useMessage();
  const words: ReferralWords = {
    heading: message('referral.mail.heading'),
    name: message('referral.mail.name'),
    email: message('referral.mail.email'),
    phone: message('referral.mail.phone'),
    type: message('referral.mail.type'),
    details: message('referral.mail.details'),
    howIKnowThem: message('referral.mail.howIKnowThem'),
    types: {
      individual: message('referral.form.referralType.individual'),
      business: message('referral.form.referralType.business'),
      friend: message('referral.form.referralType.friend'),
    },
  };
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
