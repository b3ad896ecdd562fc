import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { cleanWeight, scoringCriteria, sumOfWeights } from './scoring';

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

test('whatever is typed becomes a whole percent or nothing, and stays so', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const weight = cleanWeight(typed);
      expect(weight === '' || (Number(weight) >= 0 && Number(weight) <= 100)).toBe(true);
      expect(cleanWeight(weight)).toBe(weight);
    }),
  );
});

test('the sum counts each weight once and what is empty as nothing', () => {
  expect(sumOfWeights({})).toBe(0);
  expect(sumOfWeights({ need: '30', price: '', people: '70' })).toBe(100);
  expect(sumOfWeights(Object.fromEntries(scoringCriteria.map((criterion) => [criterion, '10'])))).toBe(80);
});
