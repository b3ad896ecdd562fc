import { expect, test } from '@playwright/test';
import { rewardOf } from './reward';

test('a tenth of the amount, at most $1,000, and nothing for the hosting product (docs/requirements.md, 7.2)', () => {
  expect(rewardOf('fixedPrice', 4200)).toEqual({ reward: 420, share: 420, rule: 'share' });
  expect(rewardOf('hourly', 10_000)).toEqual({ reward: 1000, share: 1000, rule: 'share' });
  expect(rewardOf('hourly', 10_000.1)).toEqual({ reward: 1000, share: 1000.01, rule: 'cap' });
  expect(rewardOf('fixedPrice', 0.3)).toEqual({ reward: 0.03, share: 0.03, rule: 'share' });
  expect(rewardOf('hosting', 1_000_000)).toEqual({ reward: 0, share: 0, rule: 'hosting' });
});
