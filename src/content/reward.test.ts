import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { rewardOf } from './reward';

test('a tenth of the amount, at most $1,000, and nothing for the hosting product (docs/requirements.md, 7.2)', () => {
  expect(rewardOf('fixedPrice', 4200)).toEqual({ reward: 420, share: 420, rule: 'share' });
  expect(rewardOf('hourly', 10_000)).toEqual({ reward: 1000, share: 1000, rule: 'share' });
  expect(rewardOf('hourly', 10_000.1)).toEqual({ reward: 1000, share: 1000.01, rule: 'cap' });
  expect(rewardOf('fixedPrice', 0.3)).toEqual({ reward: 0.03, share: 0.03, rule: 'share' });
  expect(rewardOf('hosting', 1_000_000)).toEqual({ reward: 0, share: 0, rule: 'hosting' });
});

test('a reward is in whole cents, never above the cap and never less for a larger deal', () => {
  const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [less, more] = [rewardOf('hourly', Math.min(one, other)), rewardOf('hourly', Math.max(one, other))];
      expect(less.reward).toBeLessThanOrEqual(more.reward);
      expect(more.reward).toBeLessThanOrEqual(1000);
      expect(more.rule).toBe(more.share > 1000 ? 'cap' : 'share');
      expect(Math.abs(less.share - Math.min(one, other) / 10)).toBeLessThanOrEqual(0.0051);
      expect(Number(less.reward.toFixed(2))).toBe(less.reward);
    }),
  );
});
