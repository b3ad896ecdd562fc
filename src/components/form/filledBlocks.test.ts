import { expect, test } from '@playwright/test';
import { filledBlocks, wrongBlocks } from './filledBlocks';
import { emptied } from './formState';

const empty = { name: '', email: '', isAgreed: false };
const validate = ({ email }: typeof empty) => (email.includes('@') ? {} : { email: 'contact.email.invalid' as const });
const filled = (values: Partial<typeof empty>) => filledBlocks(emptied({ ...empty, ...values }), validate);

test('what says something and is in order fills its share of eight blocks', () => {
  expect(filled({})).toBe(0);
  expect(filled({ name: '  ', email: 'ada' })).toBe(0);
  expect(filled({ email: 'ada@example.com' })).toBe(2);
  expect(filled({ email: 'ada@example.com', isAgreed: true })).toBe(5);
  expect(filled({ name: 'Ada', email: 'ada@example.com', isAgreed: true })).toBe(8);
});

test('a form that was sent has them all, though its fields are empty again', () => {
  expect(filledBlocks({ ...emptied(empty), step: 'sent' }, validate)).toBe(8);
});

test('what is in error has its share once submitting was blocked', () => {
  const state = emptied(empty);
  expect(wrongBlocks(state, validate)).toBe(0);
  expect(wrongBlocks({ ...state, blocked: 1 }, validate)).toBe(2);
  expect(wrongBlocks({ ...state, blocked: 1, values: { ...empty, email: 'ada@example.com' } }, validate)).toBe(0);
});
