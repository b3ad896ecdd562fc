import { markup } from '@nine-blocks/email-payload/markup';
import { parseSummary } from '@nine-blocks/email-payload/parseSummary';
import { summaryText } from '@nine-blocks/email-payload/summaryText';

/** The text and HTML versions of a mail, with the same words. */
interface MailBody {
  text: string;
  html: string;
}

/**
 * The body of the mail for a payload's content. Only the exact result of the referral form's template counts as HTML. Any other content is typed
 * text, even if it looks like HTML, and both versions contain it unchanged.
 */
export function mailBody(content: string): MailBody {
  const summary = parseSummary(content);
  const text = printable(summary === undefined ? content : summaryText(summary));
  const html = summary === undefined ? htmlOf(text) : printable(content);
  // `dir="auto"` follows the language of the text; `pre-wrap` keeps spaces.
  return { text, html: `<div dir="auto" style="white-space: pre-wrap">${html}</div>` };
}

/** Unifies line breaks. Other control characters except tabs, and halves of surrogate pairs, become U+FFFD, because a mail cannot contain them. */
function printable(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '\uFFFD');
}

function htmlOf(text: string): string {
  const lines = text.split('\n').map((line, index) => (index === 0 ? line : markup`<br>${line}`));
  return markup`<p>${lines}</p>`.text;
}
