import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { cleanEmailAddress } from '../src/cleanEmailAddress';
import { asciiAddress, isEmailAddress } from '../src/isEmailAddress';

const right = [
  "ada.o'neil!#$%&*=?^_`{|}~-/+tag@mail.example.co.uk",
  '1@2.3',
  `ada@${'a'.repeat(63)}.com`,
  'ada@xn--bcher-kva.example',
  ' a@MÜNCHEN.de ',
  'ada@faß.example',
  'layla@مثال.example',
  '\u202Aada\u2060@exam\u00ADple\u200B.com\u202C',
  '\uFEFF\u2067 \u00A0layla@\u200Fمثال.example\u2003\u2069 ',
];

const wrong = [
  '',
  'ada@localhost',
  'ada@example.',
  'ada@example..com',
  'ada@-example.com',
  'ada@example-.com',
  `ada@${'a'.repeat(64)}.com`,
  'ada@exam ple.com',
  'ada@example.com, eve@example.com',
  'Ada <ada@example.com>',
  'ädä@münchen.de',
  'ada@münchen',
  'ada@münchen..de',
  'ada@mün/chen.de',
  'ada@münchen.de:25',
  `ada@${'ü'.repeat(64)}.de`,
  'ada@münchen.de\nBcc: eve@example.com',
  'ada@example\u2028.com',
  'ada\0@example.com',
  'ada\u200C@example.com',
];

/** Invisible characters, such as those copied from Arabic texts or PDF files. */
const invisible = '\u200E\u200F\u202A\u202B\u202C\u2066\u2067\u2068\u2069\u200B\u2060\u00AD\uFEFF\u061C\u202E'.split(
  '',
);

/** A text with invisible characters in random places. */
const sprinkled = (text: string) =>
  fc
    .array(fc.tuple(fc.nat({ max: text.length }), fc.constantFrom(...invisible)), { minLength: 1, maxLength: 6 })
    .map((signs) => signs.reduce((all, [place, sign]) => all.slice(0, place) + sign + all.slice(place), text));

test('only addresses that match the HTML standard’s pattern are accepted', () => {
  expect(right.filter((text) => !isEmailAddress(text))).toEqual([]);
  expect(wrong.filter((text) => isEmailAddress(text))).toEqual([]);
});

test('an address is accepted in capital letters and between spaces, but not with spaces in it', () => {
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

test('invisible characters do not change an address', () => {
  const text = fc.oneof(fc.emailAddress(), fc.constantFrom(...right, ...wrong));
  fc.assert(
    fc.property(
      text.chain((plain) => fc.tuple(fc.constant(plain), sprinkled(plain))),
      ([plain, pasted]) => {
        expect(cleanEmailAddress(pasted)).toBe(cleanEmailAddress(plain));
        expect(asciiAddress(pasted)).toBe(asciiAddress(plain));
        expect(isEmailAddress(pasted)).toBe(isEmailAddress(plain));
      },
    ),
  );
});

test('a clean address has no spaces at its ends and no invisible character except the joiners', () => {
  expect(cleanEmailAddress(invisible.join(''))).toBe('');
  expect(cleanEmailAddress(' \u00A0\u200E\u3000\tada@example.com\u200F\u00A0\r\n')).toBe('ada@example.com');
  for (const text of ['ada@example.com', 'a b', 'a@نامه\u200Cای.example', 'a@ශ්\u200Dරී.example', 'a\u0085']) {
    expect(cleanEmailAddress(text)).toBe(text);
  }
});

test('a domain of other letters becomes ASCII as Node converts it, and any other text stays unchanged', () => {
  for (const domain of ['münchen.de', 'MÜNCHEN.de', 'faß.example', 'مثال.example', '例え.テスト']) {
    expect(asciiAddress(` a@${domain} `)).toBe(`a@${domainToASCII(domain)}`);
  }
  for (const text of ['Ada@EXAMPLE.com', 'ädä@example.com', 'ü', 'a@mün/chen.de', '']) {
    expect(asciiAddress(text)).toBe(text);
  }
});
