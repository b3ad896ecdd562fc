import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { isEmailAddress } from './isEmailAddress';
import { mailtoHref } from './mailtoHref';

const right = [
  'ada@example.com',
  'ADA@EXAMPLE.COM',
  ' ada@example.com\t',
  'ada.lovelace+tag@mail.example.co.uk',
  "o'neil!#$%&*=?^_`{|}~-/@example.com",
  '1@2.3',
  `ada@${'a'.repeat(63)}.com`,
  'ada@xn--bcher-kva.example',
];

const wrong = [
  '',
  ' ',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@localhost',
  'ada@example.',
  'ada@.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@example-.com',
  `ada@${'a'.repeat(64)}.com`,
  'ada lovelace@example.com',
  'ada@exam ple.com',
  'ada@@example.com',
  'ada@one@example.com',
  'ada@example.com, eve@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\nBcc: eve@example.com',
  'ädä@example.com',
  'ada@bücher.example',
];

test('addresses of the standard pattern, and no others, are addresses', () => {
  expect(right.filter((text) => !isEmailAddress(text))).toEqual([]);
  expect(wrong.filter((text) => isEmailAddress(text))).toEqual([]);
});

test('any address is one, in any case and between spaces, and none when its parts are torn', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.stringMatching(/^\s{0,3}$/), (address, space) => {
      expect(isEmailAddress(space + address.toUpperCase() + space)).toBe(true);
      expect(isEmailAddress(address.replace('@', ''))).toBe(false);
      expect(isEmailAddress(address.replace('@', ' @'))).toBe(false);
      expect(isEmailAddress(`${address}\r\nBcc: ${address}`)).toBe(false);
      expect(isEmailAddress(address.slice(0, address.indexOf('@') + 1))).toBe(false);
    }),
  );
});

const anyText = fc.string({ unit: 'binary', maxLength: 300 });

test('a mail link holds the address, the subject and the text, whatever they are made of', () => {
  fc.assert(
    fc.property(fc.emailAddress(), anyText, anyText, (to, subject, body) => {
      const href = mailtoHref({ to, subject, body });
      // Nothing that ends an attribute or an address.
      expect(href).toMatch(/^mailto:[^\s"<>#]+$/);
      const [address = '', query = ''] = href.slice('mailto:'.length).split('?');
      expect(decodeURIComponent(address)).toBe(to);
      // A mail link's plus is a plus, unlike a form's.
      const fields = new URLSearchParams(query.replaceAll('+', '%2B'));
      // RFC 6068: a line break is CR LF.
      const lines = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');
      expect(fields.get('subject') ?? '').toBe(lines(subject));
      expect(fields.get('body') ?? '').toBe(lines(body));
    }),
    { numRuns: 500 },
  );
});

test('a mail link takes half a character, as a cut text can end in', () => {
  expect(mailtoHref({ to: 'ada@example.com', body: 'cut \uD83D' })).toBe('mailto:ada@example.com?body=cut%20%EF%BF%BD');
});
