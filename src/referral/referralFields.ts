import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { cleanEmailAddress } from '@nine-blocks/email-payload/cleanEmailAddress';
import { isEmailAddress } from '@nine-blocks/email-payload/isEmailAddress';
import { singleLine } from '@nine-blocks/email-payload/singleLine';
import type { MessageId } from '../i18n/messageIds';
import { asksForConsent } from '../content/consent';
import type { FieldError } from '../components/form/formState';

export const referralTypes = ['individual', 'business', 'friend'] as const;

export type ReferralType = (typeof referralTypes)[number];

export interface ReferralValues {
  yourName: string;
  yourEmail: string;
  referralName: string;
  referralEmail: string;
  referralPhone: string;
  referralType: ReferralType;
  details: string;
  howYouKnow: string;
  termsAccepted: boolean;
  consent: boolean;
}

export type ReferralTextField = Exclude<keyof ReferralValues, 'consent' | 'referralType' | 'termsAccepted'>;

export const emptyReferral: ReferralValues = {
  yourName: '',
  yourEmail: '',
  referralName: '',
  referralEmail: '',
  referralPhone: '',
  referralType: 'individual',
  details: '',
  howYouKnow: '',
  termsAccepted: false,
  consent: false,
};

interface TextFieldFacts {
  name: ReferralTextField;
  type?: HTMLInputTypeAttribute;
  /** Only for the visitor's own data: the browser must not offer the visitor's address for another person. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: true;
  rows?: number;
  helper?: MessageId;
}

/** The text fields in groups, in order. The type of referral is at the end of the second group, the terms at the end of the form. */
export const referralGroups: readonly { id: 'you' | 'them' | 'project'; fields: readonly TextFieldFacts[] }[] = [
  {
    id: 'you',
    fields: [
      { name: 'yourName', required: true, autoComplete: 'name' },
      {
        name: 'yourEmail',
        type: 'email',
        required: true,
        autoComplete: 'email',
        helper: 'referral.form.yourEmail.helper',
      },
    ],
  },
  {
    id: 'them',
    fields: [
      { name: 'referralName', required: true },
      { name: 'referralEmail', type: 'email', required: true, helper: 'referral.form.referralEmail.helper' },
      { name: 'referralPhone', type: 'tel', helper: 'referral.form.referralPhone.helper' },
    ],
  },
  {
    id: 'project',
    fields: [
      { name: 'details', rows: 3, helper: 'referral.form.details.helper' },
      { name: 'howYouKnow', rows: 3, helper: 'referral.form.howYouKnow.helper' },
    ],
  },
];

/** The values with clean email addresses, for display, validation and sending. */
export function cleanReferral(values: ReferralValues): ReferralValues {
  return {
    ...values,
    yourEmail: cleanEmailAddress(values.yourEmail),
    referralEmail: cleanEmailAddress(values.referralEmail),
  };
}

function emailError(field: 'referralEmail' | 'yourEmail', address: string): MessageId | undefined {
  if (address === '') return `referral.form.${field}.empty`;
  return isEmailAddress(address) ? undefined : `referral.form.${field}.invalid`;
}

/** The referral form's rules (docs/requirements.md, 9): the errors in the order of the fields. */
export function validateReferral(values: ReferralValues, asked = asksForConsent): FieldError<ReferralValues>[] {
  const { yourEmail, referralEmail } = cleanReferral(values);
  const nameError = (field: 'referralName' | 'yourName') =>
    singleLine(values[field]) === '' ? (`referral.form.${field}.empty` as const) : undefined;
  const errors: [field: keyof ReferralValues, error: MessageId | undefined][] = [
    ['yourName', nameError('yourName')],
    ['yourEmail', emailError('yourEmail', yourEmail)],
    ['referralName', nameError('referralName')],
    ['referralEmail', emailError('referralEmail', referralEmail)],
    ['termsAccepted', values.termsAccepted ? undefined : 'referral.form.terms.unchecked'],
    ['consent', asked && !values.consent ? 'referral.form.consent.unchecked' : undefined],
  ];
  return errors.flatMap(([field, error]) => (error === undefined ? [] : { field, error }));
}
