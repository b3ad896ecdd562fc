import { domainToUnicode } from 'node:url';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import { cleanEmailAddress } from '@nine-blocks/email-payload/cleanEmailAddress';
import { escapeHtml } from '@nine-blocks/email-payload/escapeHtml';
import { asciiAddress } from '@nine-blocks/email-payload/isEmailAddress';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/**
 * A test whether a text holds an e-mail address, in any case of letters, plain or escaped for HTML, its domain in its own letters or ASCII's.
 * `ada@example.com` is not in `mada@example.com` nor in `ada@example.com.br`, which are other people's.
 */
export function mentionOf(address: string): (text: string) => boolean {
  const ascii = asciiAddress(address.normalize());
  const own = ascii.replace(/(?<=@)[^@]+$/u, (domain) => domainToUnicode(domain) || domain);
  const any = [ascii, own].flatMap((one) => [one, escapeHtml(one)]).map(literal);
  const pattern = new RegExp(String.raw`(?<![\w.+-])(?:${any.join('|')})(?![\w-]|\.\w)`, 'iu');
  return (text) => pattern.test(cleanEmailAddress(text).normalize());
}

/** All words of a visitor, as one text to search; every payload contains the company's own two addresses. */
export function wordsOf({ fromEmail, fromName, subject, content }: EmailPayload): string {
  return [fromEmail, fromName, subject, content].join('\n');
}
