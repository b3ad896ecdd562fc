import type { SendMailOptions } from 'nodemailer';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import { asciiAddress } from '@nine-blocks/email-payload/isEmailAddress';
import { singleLine } from '@nine-blocks/email-payload/singleLine';
import { mailBody } from '../mailBody';
import type { Lead } from '../outbox/outbox';
import { type Smtp, smtpFailure } from './smtp';
import type { Deliver } from './worker';

/**
 * A checked payload as a mail from the company to itself that is answered to the visitor. The visitor's name is no part of `From`: it could
 * be a colleague's, and the company's own address next to it would make it credible.
 */
function mailMessage(payload: EmailPayload, requestId: string): SendMailOptions {
  return {
    from: { name: '', address: payload.from },
    to: { name: '', address: payload.to },
    replyTo: { name: headerText(payload.fromName), address: asciiAddress(payload.fromEmail) },
    subject: headerText(payload.subject),
    // RFC 3834: a program wrote it, so no program answers.
    headers: { 'X-Request-Id': requestId, 'Auto-Submitted': 'auto-generated' },
    ...mailBody(payload.content),
  };
}

/**
 * One line, which mail programs fold between words; a word that would be longer than a line of a mail (998 bytes, RFC 5322, 2.1.1) is split. Half a character, which cannot be encoded, becomes U+FFFD. A text like an encoded word (`=?utf-8?Q?…?=`, RFC 2047) is split:
 * mail programs would decode it, for example into a line break.
 */
function headerText(text: string): string {
  return singleLine(text)
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replaceAll('=?', '= ?')
    .replaceAll(/\S{900}(?=\S)/gu, '$& ');
}

/** The same for every copy of a lead's mail, so that mail programs show one. */
function messageIdOf({ id, payload }: Lead): string {
  return `<${id}@${payload.from.slice(payload.from.lastIndexOf('@') + 1)}>`;
}

/** Takes leads to the mailbox. A mail bears the time at which its lead was taken, however late it is. */
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
