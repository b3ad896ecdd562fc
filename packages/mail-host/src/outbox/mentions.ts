import { domainToUnicode } from 'node:url';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import { cleanEmailAddress } from '@nine-blocks/email-payload/cleanEmailAddress';
import { escapeHtml } from '@nine-blocks/email-payload/escapeHtml';
import { asciiAddress } from '@nine-blocks/email-payload/isEmailAddress';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/**
 * Makes a test for texts that contain an e-mail address: in capital or small letters, plain or escaped for HTML, with its domain in Unicode or ASCII.
 * Other addresses do not match: `mada@example.com` and `ada@example.com.br` do not contain `ada@example.com`.
 */
export function mentionOf(address: string): (text: string) => boolean {
  const ascii = asciiAddress(address.normalize());
  const own = ascii.replace(/(?<=@)[^@]+$/u, (domain) => domainToUnicode(domain) || domain);
  const any = [ascii, own].flatMap((one) => [one, escapeHtml(one)]).map(literal);
  const pattern = new RegExp(String.raw`(?<![\w.+-])(?:${any.join('|')})(?![\w-]|\.\w)`, 'iu');
  return (text) => pattern.test(cleanEmailAddress(text).normalize());
}

/** All text from the visitor, for a search. The company's two addresses are left out, because every payload contains them. */
export function wordsOf({ fromEmail, fromName, subject, content }: EmailPayload): string {
  return [fromEmail, fromName, subject, content].join('\n');
}
