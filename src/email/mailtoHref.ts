/** A mail that a visitor can send with their own program. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** A `mailto:` link that opens the visitor's own mail program with everything filled in. */
export function mailtoHref({ to, subject, body }: Pick<Mail, 'to'> & Partial<Mail>): string {
  const fields = Object.entries({ subject, body }).filter(([, value]) => value !== undefined && value !== '');
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '').replaceAll('%0A', '%0D%0A')}`);
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
