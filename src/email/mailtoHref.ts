/** A mail that a visitor can send with their own program. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** A text as a field of a mail link: line breaks are CR LF (RFC 6068), and half a character, which cannot be encoded, becomes U+FFFD. */
function encodeField(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n'));
}

/** A `mailto:` link that opens the visitor's own mail program with everything filled in. */
export function mailtoHref({ to, subject, body }: Pick<Mail, 'to'> & Partial<Mail>): string {
  const fields = Object.entries({ subject, body }).filter(([, value]) => value !== undefined && value !== '');
  const query = fields.map(([name, value]) => `${name}=${encodeField(value ?? '')}`);
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
