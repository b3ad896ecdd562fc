import type { SendMailOptions } from 'nodemailer';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import { asciiAddress } from '@nine-blocks/email-payload/isEmailAddress';
import { singleLine } from '@nine-blocks/email-payload/singleLine';
import { mailBody } from './mailBody';

/**
 * A checked payload as a mail from the company to itself that is answered to the visitor. The visitor's name is no part of `From`: it could
 * be a colleague's, and the company's own address beside it would make it credible.
 */
export function mailMessage(payload: EmailPayload, requestId: string): SendMailOptions {
  return {
    from: { name: '', address: payload.from },
    to: { name: '', address: payload.to },
    replyTo: { name: headerText(payload.fromName), address: asciiAddress(payload.fromEmail) },
    subject: headerText(payload.subject),
    headers: { 'X-Request-Id': requestId },
    ...mailBody(payload.content),
  };
}

/**
 * One line; half a character, which cannot be encoded, becomes U+FFFD. What looks like an encoded word (`=?utf-8?Q?…?=`, RFC 2047) is taken apart:
 * mail programs would decode it, into a line break for one.
 */
function headerText(text: string): string {
  return singleLine(text)
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replaceAll('=?', '= ?');
}
