import { expect, test } from '@playwright/test';
import { fieldParts } from './fieldParts';
import { emptied, type FormState } from './formState';

const empty = { name: '', email: '', kind: 'friend', isAgreed: false };

type Values = typeof empty;

const validate = ({ email }: Values) => (email.includes('@') ? {} : { email: 'contact.email.invalid' as const });

const looks = (values: Partial<Values>, change: Partial<FormState<Values>> = {}) =>
  fieldParts({ ...emptied({ ...empty, ...values }), ...change }, empty, validate).map(({ look }) => look);

test('fields that are empty at first share eight blocks in their order', () => {
  const parts = fieldParts(emptied(empty), empty, validate);
  expect(parts.map(({ first, end }) => [first, end])).toEqual([
    [0, 3],
    [3, 6],
    [6, 8],
  ]);
});

test('what says something and is in order fills the blocks of its field', () => {
  expect(looks({})).toEqual(['empty', 'empty', 'empty']);
  expect(looks({ name: '  ', email: 'ada' })).toEqual(['empty', 'empty', 'empty']);
  expect(looks({ email: 'ada@example.com', isAgreed: true })).toEqual(['empty', 'filled', 'filled']);
});

test('a form on its way fills them all, but for what has become wrong since; one that was sent is whole', () => {
  expect(looks({ email: 'ada@example.com' }, { step: 'sending' })).toEqual(['filled', 'filled', 'filled']);
  expect(looks({ email: '' }, { step: 'failed' })).toEqual(['filled', 'empty', 'filled']);
  expect(looks({}, { step: 'sent' })).toEqual(['filled', 'filled', 'filled']);
});

test('what can be put back is shown until something new is written', () => {
  const kept = { ...empty, email: 'ada' };
  expect(looks({}, { kept })).toEqual(['empty', 'kept', 'empty']);
  expect(looks({ name: 'Ada' }, { kept })).toEqual(['filled', 'empty', 'empty']);
});

test('an error marks the blocks of its field', () => {
  const wrong = (change: Partial<FormState<Values>>) =>
    fieldParts({ ...emptied(empty), ...change }, empty, validate).map(({ isWrong }) => isWrong);
  expect(wrong({})).toEqual([false, false, false]);
  expect(wrong({ blocked: 1 })).toEqual([false, true, false]);
});
