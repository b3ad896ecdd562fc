import fc from 'fast-check';
import { referralTypes, type ReferralValues } from '../referralFields';

/** A referral that can be sent. */
export const filledReferral: ReferralValues = {
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

// Any text, often with special characters: markup, quotes, control characters, line breaks, marks of direction.
const unit = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom(...`<>&"'\`\\/=;{}$ \u00A0\t\n\r\0\u0007\u0085\u2028\u2029\u202E\u2066\uD800`.split('')),
  fc.constantFrom('<script>', '</p>', '<!--', ']]>', '&lt;', '&#60', '<br>', '\r\n', 'ß', '😀'),
);
const anyText = fc.string({ unit, maxLength: 40 });

/** Any values of the referral form. */
export const anyReferral: fc.Arbitrary<ReferralValues> = fc.record({
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
