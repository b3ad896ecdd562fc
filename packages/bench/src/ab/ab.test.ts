import { expect, test } from '@playwright/test';
import { comparisonTable } from './comparison';
import { becomesIdle } from '../turns/idle';
import { interleave } from '../turns/interleave';
import { mannWhitney } from './mannWhitney';

// Of all ways to divide the numbers into two samples of these sizes, how many are as uneven.
for (const [title, a, b, chance] of [
  ['apart', [1, 2, 3, 4, 5], [6, 7, 8, 9, 10], 2 / 252],
  ['apart, the other way', [6, 7, 8, 9, 10], [1, 2, 3, 4, 5], 2 / 252],
  ['mixed', [1, 3, 5, 7, 9], [2, 4, 6, 8, 10], 174 / 252],
  ['too few to say', [1, 2], [3, 4], 1 / 3],
  ['the same', [4, 4, 4], [4, 4, 4], 1],
  ['of different length', [1, 2, 3], [4, 5, 6, 7], 2 / 35],
  ['with equal numbers', [1, 2, 2], [2, 3, 3], 6 / 20],
] as const) {
  test(`the chance of samples that are ${title}`, () => {
    expect(mannWhitney(a, b)).toBeCloseTo(chance, 10);
  });
}

test('twenty measurements each are compared exactly, too', () => {
  const sample = (from: number) => Array.from({ length: 20 }, (_, index) => from + index * 1.5);
  expect(mannWhitney(sample(0), sample(0.5))).toBeGreaterThan(0.5);
  expect(mannWhitney(sample(0), sample(40))).toBeLessThan(1e-9);
  expect(() => mannWhitney([], [1])).toThrow('empty');
});

test('a table says which differences are beyond noise', () => {
  const table = comparisonTable(
    ['HEAD', 'a.patch'],
    [
      {
        title: 'lcp',
        digits: 0,
        samples: [
          [900, 905, 910, 915, 920],
          [800, 805, 810, 815, 820],
        ],
      },
      {
        title: 'tbt',
        digits: 0,
        samples: [
          [10, 30, 50, 20, 40],
          [15, 35, 55, 25, 45],
        ],
      },
      {
        title: 'total',
        digits: 1,
        samples: [
          [120, 120],
          [118.5, 118.5],
        ],
      },
      { title: 'cls', digits: 3, samples: [[0], [0]] },
      { title: 'gone', digits: 0, samples: [[1], []] },
    ],
  );
  const rows = table.split('\n').map((line) => line.trim().split(/ {2,}/));
  expect(rows[0]).toEqual(['HEAD', 'a.patch', 'difference', 'beyond noise']);
  expect(rows[2]).toEqual(['lcp', '910', '810', '-100', 'yes (p 0.008)']);
  expect(rows[3]?.slice(0, 4)).toEqual(['tbt', '30', '35', '+5']);
  expect(rows[3]?.[4]).toMatch(/^noise \(p 0\.\d+\)$/);
  expect(rows[4]).toEqual(['total', '120.0', '118.5', '-1.5', 'always']);
  expect(rows[5]).toEqual(['cls', '0.000', '0.000', '0.000', '=']);
  expect(rows[6]).toEqual(['gone', '1']);
});

test('variants take turns, each round begins with another one, and what was disturbed is done again', async () => {
  const done: string[] = [];
  let idleAnswers = 0;
  const { values, discarded } = await interleave(
    { variants: ['a', 'b', 'c'], subjects: ['/'], runs: 2 },
    async (variant) => {
      done.push(variant);
      return variant;
    },
    // The second measurement is disturbed.
    { before: async () => true, after: async () => (idleAnswers += 1) !== 2 },
  );
  expect(done.join('')).toBe('abcbcab');
  expect(values).toEqual([
    [
      ['a', 'a'],
      ['b', 'b'],
      ['c', 'c'],
    ],
  ]);
  expect(discarded).toBe(1);
});

test('a machine that is never idle ends the measuring, with nothing', async () => {
  const never = async () => false;
  const { values, discarded } = await interleave({ variants: ['a', 'b'], subjects: ['/'], runs: 2 }, async () => 1, {
    before: never,
    after: never,
  });
  expect([values, discarded]).toEqual([[[[], []]], 12]);
});

test('every machine is idle enough for whoever allows all of it', async () => {
  expect(await becomesIdle(1)).toBe(true);
});
