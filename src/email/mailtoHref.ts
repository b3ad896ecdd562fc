/** A mail that a visitor can send with a mail program. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/**
 * A text as a field of a mail link: line breaks are CR LF (RFC 6068), and half of a surrogate pair becomes U+FFFD. The field has at
 * most `most` encoded characters, since Windows opens no link of more than about 2,000.
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

/** A `mailto:` link that opens the visitor's mail program with subject and text; long texts are cut. */
export function mailtoHref({ to, subject = '', body = '' }: Pick<Mail, 'to'> & Partial<Mail>): string {
  const fields = Object.entries({ subject: encodeField(subject, 400), body: encodeField(body, 1500) });
  const query = fields.flatMap(([name, value]) => (value === '' ? [] : `${name}=${value}`)).join('&');
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}${query === '' ? '' : `?${query}`}`;
}
