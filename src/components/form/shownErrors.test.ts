import { expect, test } from '@playwright/test';
import { emptied } from './formState';
import { shownErrors } from './shownErrors';

const state = emptied({ name: '', email: '' });
const errors = { name: 'referral.form.yourName.empty', email: 'contact.email.empty' } as const;

test('a field that was left shows its error, and all do once submitting was blocked', () => {
  expect(shownErrors(state, () => errors)).toEqual({});
  expect(shownErrors({ ...state, blurred: ['email'] }, () => errors)).toEqual({ email: errors.email });
  expect(shownErrors({ ...state, blocked: 1 }, () => errors)).toEqual(errors);
  expect(shownErrors({ ...state, blocked: 1 }, () => ({}))).toEqual({});
});
