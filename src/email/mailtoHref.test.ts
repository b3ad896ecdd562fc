import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { mailtoHref } from './mailtoHref';

const anyText = fc.string({ unit: 'binary', maxLength: 33 });

test('a mail link contains the address, the subject and the text, with any characters', () => {
  fc.assert(
    fc.property(fc.emailAddress(), anyText, anyText, (to, subject, body) => {
      const href = mailtoHref({ to, subject, body });
      // No character that would end an attribute or an address.
      expect(href).toMatch(/^mailto:[^\s"<>#]+$/);
      const [address = '', query = ''] = href.slice('mailto:'.length).split('?');
      expect(decodeURIComponent(address)).toBe(to);
      // A plus in a mail link means a plus; in a form it means a space.
      const fields = new URLSearchParams(query.replaceAll('+', '%2B'));
      // RFC 6068: line breaks are CR LF.
      const lines = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');
      expect(fields.get('subject') ?? '').toBe(lines(subject));
      expect(fields.get('body') ?? '').toBe(lines(body));
    }),
  );
});

test('a mail link accepts half of a surrogate pair at the end of a cut text', () => {
  expect(mailtoHref({ to: 'ada@example.com', body: 'cut \uD83D' })).toBe('mailto:ada@example.com?body=cut%20%EF%BF%BD');
});

test('a mail link of a long text has about 2,000 characters and cuts no character', () => {
  for (const part of ['a ', 'ب', '🙂', '\r\n']) {
    const href = mailtoHref({ to: 'ada@example.com', subject: part.repeat(900), body: part.repeat(900) });
    expect(href.length).toBeLessThan(2000);
    expect(decodeURIComponent(href)).toMatch(new RegExp(`subject=(${part})+(a)?…&body=(${part})+(a)?…$`));
  }
});
