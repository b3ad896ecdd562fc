import { markup } from '@nine-blocks/email-payload/markup';
import { parseSummary } from '@nine-blocks/email-payload/parseSummary';
import { summaryText } from '@nine-blocks/email-payload/summaryText';

/** The two versions of a mail, with the same words. */
interface MailBody {
  text: string;
  html: string;
}

/**
 * The body of the mail for a payload's content. Only the exact result of the referral form's template is HTML; everything else is the text that
 * somebody typed, with any beginning, and both versions hold it character by character.
 */
export function mailBody(content: string): MailBody {
  const summary = parseSummary(content);
  const text = printable(summary === undefined ? content : summaryText(summary));
  const html = summary === undefined ? htmlOf(text) : printable(content);
  // Each mail has the direction of its own language, and keeps its indents.
  return { text, html: `<div dir="auto" style="white-space: pre-wrap">${html}</div>` };
}

/** Line breaks of one kind. Any other control character but a tab, and half a character, becomes U+FFFD: a mail cannot carry it. */
function printable(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '\uFFFD');
}

function htmlOf(text: string): string {
  const lines = text.split('\n').map((line, index) => (index === 0 ? line : markup`<br>${line}`));
  return markup`<p>${lines}</p>`.text;
}
