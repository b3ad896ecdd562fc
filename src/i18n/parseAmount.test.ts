import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { formatTag, locales } from './locales';
import { parseAmount } from './parseAmount';

test('an amount is read in the notation of its language', () => {
  for (const text of [
    '12500',
    '12,500',
    '12 500',
    '12’500',
    "12'500",
    '$12,500',
    'US$ 12,500.00',
    '12,500 USD',
    '١٢٬٥٠٠',
    '１２５００',
    '१२,५००',
    '𝟏𝟐𝟝𝟬𝟶',
  ]) {
    expect(parseAmount(text, 'en')).toBe(12_500);
  }
  expect(parseAmount('12.500,50', 'es')).toBe(12_500.5);
  expect(parseAmount('1.000', 'es')).toBe(1000);
  expect(parseAmount('1.234.567', 'pt-BR')).toBe(1_234_567);
  expect(parseAmount('١٢٬٥٠٠٫٥', 'ar-u-nu-latn')).toBe(12_500.5);
});

test('an ambiguous text, or a text that is no amount, is refused', () => {
  for (const text of [
    '',
    ' ',
    'ten',
    '-5',
    '1e5',
    '12.500',
    '1,00',
    '1,2345',
    '12,34,567',
    '1,000 000',
    '1.',
    '.5',
    '5 €',
    '1,000.123',
    '0x10',
  ]) {
    expect(parseAmount(text, 'en')).toBeNull();
  }
  expect(parseAmount('12,500', 'es')).toBeNull();
});

test('every formatted amount is read correctly in each language, with and without separators', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e11 }),
      fc.constantFrom(...locales),
      fc.boolean(),
      (cents, locale, useGrouping) => {
        const tag = formatTag(locale);
        const amount = cents / 100;
        expect(parseAmount(new Intl.NumberFormat(tag, { useGrouping }).format(amount), tag)).toBe(amount);
      },
    ),
  );
});
