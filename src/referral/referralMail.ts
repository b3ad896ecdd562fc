import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import { singleLine } from '@nine-blocks/email-payload/singleLine';
import { type ReferralSummary, summaryHtml } from '@nine-blocks/email-payload/summaryHtml';
import type { MessageId } from '../i18n/messageIds';
import { cleanReferral, type ReferralValues } from './referralFields';

/** Reads a message of the visitor's language. */
type ReadMessage = (id: MessageId, values?: Record<string, string>) => string;

/** The lines of a text without characters that a mail must not have, and without empty lines at the start and the end. */
function textLines(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(singleLine);
  const first = lines.findIndex((line) => line !== '');
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
}

/** The content of a referral's mail without empty fields: the contact, then the two long texts. */
export function referralSummary(values: ReferralValues, message: ReadMessage): ReferralSummary {
  const contact = [
    [message('referral.mail.name'), singleLine(values.referralName)],
    [message('referral.mail.email'), singleLine(cleanReferral(values).referralEmail)],
    [message('referral.mail.phone'), singleLine(values.referralPhone)],
    [message('referral.mail.type'), message(`referral.form.referralType.${values.referralType}`)],
  ] as const;
  const texts = [
    { heading: message('referral.mail.details'), lines: textLines(values.details) },
    { heading: message('referral.mail.howIKnowThem'), lines: textLines(values.howYouKnow) },
  ];
  return {
    heading: message('referral.mail.heading'),
    contact: contact.filter(([, value]) => value !== ''),
    texts: texts.filter(({ lines }) => lines.length > 0),
  };
}

interface Company {
  contactEmail: string;
  senderEmail: string;
}

/** The request's body (docs/requirements.md, 7): header texts on one line each, the summary as HTML. */
export function referralPayload(values: ReferralValues, company: Company, message: ReadMessage): EmailPayload {
  const fromName = singleLine(values.yourName);
  return {
    fromEmail: singleLine(cleanReferral(values).yourEmail),
    fromName,
    content: summaryHtml(referralSummary(values, message)),
    to: company.contactEmail,
    from: company.senderEmail,
    subject: singleLine(message('referral.mail.subject', { name: fromName })),
  };
}
