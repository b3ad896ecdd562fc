import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import { singleLine } from '@nine-blocks/email-payload/singleLine';
import { cleanReferral, type ReferralValues } from './referralForm';

interface ReferralMail {
  /** The company's addresses. */
  contactEmail: string;
  senderEmail: string;
  /** The subject in the visitor's language. */
  subject: (name: string) => string;
  /** The summary as HTML. */
  content: string;
}

/** The request's body (docs/requirements.md, 7): header texts on one line each, the summary as HTML. */
export function referralPayload(values: ReferralValues, mail: ReferralMail): EmailPayload {
  const fromName = singleLine(values.yourName);
  return {
    fromEmail: singleLine(cleanReferral(values).yourEmail),
    fromName,
    content: mail.content,
    to: mail.contactEmail,
    from: mail.senderEmail,
    subject: singleLine(mail.subject(fromName)),
  };
}
