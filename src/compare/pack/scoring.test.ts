import { expect, test } from '@playwright/test';
import { cleanWeight } from './scoring';

test('a weight is digits, at most a hundred, in any script that has them', () => {
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
