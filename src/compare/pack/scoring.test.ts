import { expect, test } from '@playwright/test';
import { cleanWeight } from './scoring';

test('a weight is at most 100, with digits of any script', () => {
  expect(['', ' 25 %', '007', '250', '-3', 'abc', '２５'].map(cleanWeight)).toEqual([
    '',
    '25',
    '7',
    '100',
    '3',
    '',
    '25',
  ]);
  expect(cleanWeight('٢٥')).toBe('25');
});
