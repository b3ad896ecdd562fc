import { expect, test } from '@playwright/test';
import { filledBlocks } from './filledBlocks';
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
