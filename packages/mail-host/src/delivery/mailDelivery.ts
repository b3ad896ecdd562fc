import type { SendMailOptions } from 'nodemailer';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import { asciiAddress } from '@nine-blocks/email-payload/isEmailAddress';
import { singleLine } from '@nine-blocks/email-payload/singleLine';
import { mailBody } from '../mailBody';
import type { Lead } from '../outbox/outbox';
import { type Smtp, smtpFailure } from './smtp';
import type { Deliver } from './worker';

/**
 * Turns a checked payload into a mail from the company to itself; replies go to the visitor. `From` does not contain the visitor's name: a visitor
 * could use a colleague's name, and the company's address next to it would look genuine.
 */
function mailMessage(payload: EmailPayload, requestId: string): SendMailOptions {
  return {
    from: { name: '', address: payload.from },
    to: { name: '', address: payload.to },
    replyTo: { name: headerText(payload.fromName), address: asciiAddress(payload.fromEmail) },
    subject: headerText(payload.subject),
    // With this header (RFC 3834) other programs send no automatic answer.
    headers: { 'X-Request-Id': requestId, 'Auto-Submitted': 'auto-generated' },
    ...mailBody(payload.content),
  };
}

/**
 * Makes one line for a header. It splits words that are longer than a line of a mail (998 bytes, RFC 5322, 2.1.1), and replaces half of a surrogate pair
 * by U+FFFD. It also splits text such as `=?utf-8?Q?…?=` (RFC 2047), because mail programs would decode it, for example into a line break.
 */
function headerText(text: string): string {
  return singleLine(text)
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replaceAll('=?', '= ?')
    .replaceAll(/\S{900}(?=\S)/gu, '$& ');
}

/** The Message-ID of a lead. All copies of its mail have the same one, so mail programs show only one copy. */
function messageIdOf({ id, payload }: Lead): string {
  return `<${id}@${payload.from.slice(payload.from.lastIndexOf('@') + 1)}>`;
}

/** Makes the function that mails leads. The date of a mail is the time when its lead arrived, even if the mail is sent much later. */
export function createMailDelivery(smtp: Smtp): Deliver {
  return async (lead) => {
    try {
      const message = mailMessage(lead.payload, lead.id);
      await smtp.send({ ...message, messageId: messageIdOf(lead), date: new Date(lead.time) });
      return 'delivered';
    } catch (error) {
      const { cause, final } = smtpFailure(error);
      return { error: cause, final };
    }
  };
}
