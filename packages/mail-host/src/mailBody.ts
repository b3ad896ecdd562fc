import sanitizeHtml from 'sanitize-html';
import { markup } from '@nine-blocks/email-payload/markup';

/** The elements that the site's referral form writes, none with attributes. */
const allowedTags = ['h2', 'dl', 'dt', 'dd', 'p', 'br'];

/** What becomes of the end of an element, or of a line break, in plain text. */
const textOfTag: Readonly<Record<string, string>> = {
  '<br />': '\n',
  '</h2>': '\n',
  '</dt>': ': ',
  '</dd>': '\n',
  '</p>': '\n',
};

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** A mail's two versions, which say the same. */
interface MailBody {
  text: string;
  html: string;
}

/**
 * What a payload's content is in the mail. The referral form sends HTML that begins with a heading, the contact form plain text.
 * Of HTML the form's elements stay; any other is shown as the text that it is, so that a wrong guess hides no words.
 */
export function mailBody(content: string): MailBody {
  const clean = printable(content);
  const isHtml = clean.startsWith('<h2>');
  const html = cleanHtml(isHtml ? clean : htmlOf(clean));
  // Each mail turns to the side from which its own language is read.
  return { text: isHtml ? textOf(html) : clean, html: `<div dir="auto">${html}</div>` };
}

/** Line breaks of one kind, no other control characters but tabs, and U+FFFD for half a character, which cannot be encoded. */
function printable(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();
}

function htmlOf(text: string): string {
  const lines = text.split('\n').map((line, index) => (index === 0 ? line : markup`<br>${line}`));
  return markup`<p>${lines}</p>`.text;
}

function cleanHtml(html: string): string {
  return sanitizeHtml(html, { allowedTags, allowedAttributes: {}, disallowedTagsMode: 'escape' });
}

/** Cleaned HTML as text: its tags have no attributes, and of characters only four are written as entities. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/gu, (tag) => textOfTag[tag] ?? (tag === '<h2>' ? '\n' : ''))
    .replace(/&(?:lt|gt|quot|amp);/gu, (entity) => characters[entity] ?? entity)
    .trim();
}
