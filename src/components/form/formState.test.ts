import { expect, test } from '@playwright/test';
import { emptied, type FieldError, shownErrors } from './formState';

const state = emptied({ name: '', email: '' });
const name = { field: 'name', error: 'referral.form.yourName.empty' } as const;
const email = { field: 'email', error: 'contact.email.empty' } as const;
const errors: FieldError<typeof state.values>[] = [name, email];

test('a field that was left shows its error, and all do once submitting was blocked', () => {
  expect(shownErrors(state, errors)).toEqual([]);
  expect(shownErrors({ ...state, blurred: ['email'] }, errors)).toEqual([email]);
  expect(shownErrors({ ...state, blocked: 1 }, errors)).toEqual(errors);
  expect(shownErrors({ ...state, blocked: 1 }, [])).toEqual([]);
});
