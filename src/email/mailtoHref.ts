/** A mail that a visitor can send with their own program. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/**
 * A text as a field of a mail link: line breaks are CR LF (RFC 6068), and half a character, which cannot be encoded, becomes U+FFFD. Only the first
 * `most` characters of the field are kept, since Windows opens no link of more than about 2,000.
 */
function encodeField(text: string, most: number): string {
  let encoded = '';
  for (const character of text.replace(/\p{Cs}/gu, '\uFFFD').replace(/\r\n?/g, '\n')) {
    const longer = encoded + encodeURIComponent(character === '\n' ? '\r\n' : character);
    if (longer.length > most) return `${encoded}${encodeURIComponent('…')}`;
    encoded = longer;
  }
  return encoded;
}

/** A `mailto:` link that opens the visitor's own mail program with everything filled in, or the beginning of what is long. */
export function mailtoHref({ to, subject = '', body = '' }: Pick<Mail, 'to'> & Partial<Mail>): string {
  const fields = Object.entries({ subject: encodeField(subject, 400), body: encodeField(body, 1500) });
  const query = fields.flatMap(([name, value]) => (value === '' ? [] : `${name}=${value}`)).join('&');
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}${query === '' ? '' : `?${query}`}`;
}
