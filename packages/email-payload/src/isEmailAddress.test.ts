import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { asciiAddress, isEmailAddress } from './isEmailAddress';

const right = [
  'ada@example.com',
  'ADA@EXAMPLE.COM',
  ' ada@example.com\t',
  'ada.lovelace+tag@mail.example.co.uk',
  "o'neil!#$%&*=?^_`{|}~-/@example.com",
  '1@2.3',
  `ada@${'a'.repeat(63)}.com`,
  'ada@xn--bcher-kva.example',
  'a@münchen.de',
  ' a@MÜNCHEN.de ',
  'ada@bücher.example',
  'ada@faß.example',
  'layla@مثال.example',
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
  'ädä@münchen.de',
  'ada@münchen',
  'ada@münchen..de',
  'ada@-münchen.de',
  'ada@mün/chen.de',
  'ada@mün chen.de',
  'ada@münchen.de:25',
  'ada@münchen.de, eve@münchen.de',
  `ada@${'ü'.repeat(64)}.de`,
  'ada@münchen.de\nBcc: eve@example.com',
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

test('a domain of other letters has its name in ASCII, as Node reckons it; any other text stays', () => {
  for (const domain of ['münchen.de', 'MÜNCHEN.de', 'faß.example', 'مثال.example', '例え.テスト']) {
    expect(asciiAddress(` a@${domain} `)).toBe(`a@${domainToASCII(domain)}`);
  }
  for (const text of ['Ada@EXAMPLE.com', 'ädä@example.com', 'ü', 'a@mün/chen.de', '']) {
    expect(asciiAddress(text)).toBe(text);
  }
});
