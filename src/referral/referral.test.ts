import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { emailPayloadKeys } from '@nine-blocks/email-payload/emailPayload';
import { parseSummary } from '@nine-blocks/email-payload/parseSummary';
import { sampleReferral } from '@nine-blocks/email-payload/sampleReferral';
import { summaryHtml } from '@nine-blocks/email-payload/summaryHtml';
import { summaryText } from '@nine-blocks/email-payload/summaryText';
import { cleanReferral, emptyReferral, referralTypes, type ReferralValues, validateReferral } from './referralFields';
import { referralPayload, referralSummary } from './referralMail';
import { messagesIn } from '../../scripts/messages/testing/messagesIn';
import { sourceLocale } from '../i18n/locales';
import { readSettings } from '../../scripts/settings/settings';

const message = messagesIn(sourceLocale);
const company = readSettings();
const payloadOf = (values: ReferralValues) => referralPayload(values, company, message);
const summaryOf = (values: ReferralValues) => referralSummary(values, message);

/** A referral that can be sent. */
const filledReferral: ReferralValues = {
  yourName: 'Ada Lovelace',
  yourEmail: 'ada@example.com',
  referralName: 'Charles Babbage',
  referralEmail: 'charles@example.com',
  referralPhone: '',
  referralType: 'individual',
  details: '',
  howYouKnow: '',
  termsAccepted: true,
  consent: true,
};

// Any text, often with special characters: markup, quotes, control characters, line breaks, direction marks.
const unit = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom(...`<>&"'\`\\/=;{}$ \u00A0\t\n\r\0\u0007\u0085\u2028\u2029\u202E\u2066\uD800`.split('')),
  fc.constantFrom('<script>', '</p>', '<!--', ']]>', '&lt;', '&#60', '<br>', '\r\n', 'ß', '😀'),
);
const anyText = fc.string({ unit, maxLength: 40 });

/** Any values of the referral form. */
const anyReferral: fc.Arbitrary<ReferralValues> = fc.record({
  yourName: anyText,
  yourEmail: anyText,
  referralName: anyText,
  referralEmail: anyText,
  referralPhone: anyText,
  referralType: fc.constantFrom(...referralTypes),
  details: anyText,
  howYouKnow: anyText,
  termsAccepted: fc.boolean(),
  consent: fc.boolean(),
});

const forbidden = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

test('the mail equals the sample that mail hosts know, in HTML and in plain text', () => {
  const summary = summaryOf({
    ...filledReferral,
    referralPhone: '+49 30 1',
    referralType: 'business',
    details: 'A shop.\n\nSoon & <cheap>.',
    howYouKnow: "O'Neil's",
  });
  expect({ content: summaryHtml(summary), text: summaryText(summary) }).toEqual(sampleReferral);
});

test('a mail host finds the summary of any values in the mail', () => {
  fc.assert(
    fc.property(anyReferral, (values) => {
      const summary = summaryOf(values);
      expect(parseSummary(summaryHtml(summary))).toEqual(summary);
    }),
  );
});

test('the payload has the six keys, and each header text has one line', () => {
  fc.assert(
    fc.property(anyReferral, (values) => {
      const payload = payloadOf(values);
      expect(Object.keys(payload)).toEqual([...emailPayloadKeys]);
      const { content: _html, ...headers } = payload;
      expect(Object.values(headers).join('')).not.toMatch(forbidden);
      expect(payload.subject).toBe(`New referral from ${payload.fromName}`.trim());
      expect([payload.to, payload.from]).toEqual([company.contactEmail, company.senderEmail]);
    }),
  );
});

const noAddresses = [
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'a da@example.com',
  'ada@-x.com',
];
const wrong: readonly (readonly [
  field: keyof ReferralValues,
  values: readonly (boolean | string)[],
  message: string,
])[] = [
  ['yourName', ['', ' ', '\t\n', '\u00A0', '\0'], 'Enter your name.'],
  ['yourEmail', ['', '  ', '\u200E'], 'Enter an email address.'],
  ['yourEmail', noAddresses, 'Enter a valid email address.'],
  ['referralName', ['', ' ', '\t\n'], "Enter the referral's name."],
  ['referralEmail', ['', '  ', '\u200E'], 'Enter an email address.'],
  ['referralEmail', noAddresses, 'Enter a valid email address.'],
  ['termsAccepted', [false], 'You need agree to the terms and conditions.'],
  ['consent', [false], 'You need to agree to the privacy policy.'],
];

test('every rule of the form reports an error of its own field only', () => {
  // The consent is required if the owner asks for it.
  expect(validateReferral(filledReferral, true)).toEqual([]);
  expect(validateReferral({ ...filledReferral, consent: false }, false)).toEqual([]);
  for (const [field, values, error] of wrong) {
    for (const value of values) {
      const errors = validateReferral({ ...filledReferral, [field]: value }, true);
      expect(errors.map(({ field, error }) => [field, message(error)])).toEqual([[field, error]]);
    }
  }
  expect(validateReferral(emptyReferral, true).map(({ field }) => field)).toEqual([
    'yourName',
    'yourEmail',
    'referralName',
    'referralEmail',
    'termsAccepted',
    'consent',
  ]);
});

test('addresses are valid in upper or lower case and with spaces around them; optional fields are always valid', () => {
  const right: Partial<ReferralValues>[] = [
    { yourEmail: ' Ada.Lovelace+1@EXAMPLE.co.uk ', referralEmail: "o'neil@sub-domain.example.com" },
    { yourEmail: 'ada@münchen.example', referralEmail: 'eve@مثال.example' },
    { referralPhone: 'call me', details: '<b>', howYouKnow: '\0' },
  ];
  for (const values of right) expect(validateReferral({ ...filledReferral, ...values })).toEqual([]);
});

test('invisible signs in addresses are removed before validation and in the payload', () => {
  const pasted = {
    ...filledReferral,
    yourEmail: '\u200E\u00A0ada@exam\u00ADple.com\u200F',
    referralEmail: '\u2066charles@\u200Bexample.com\u2069 ',
  };
  expect(cleanReferral(pasted)).toEqual(filledReferral);
  expect(validateReferral(pasted)).toEqual([]);
  expect(payloadOf(pasted)).toEqual(payloadOf(filledReferral));
  expect(payloadOf(pasted)).toMatchObject({
    fromEmail: 'ada@example.com',
    content: expect.stringContaining('<dd>charles@example.com</dd>'),
  });
});
