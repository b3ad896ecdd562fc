import { expect, test } from '@playwright/test';
import { startPhases } from './phases';

test('a build ends with its time and that of each phase', () => {
  let now = 1000;
  const { phase, ended } = startPhases(() => now);
  now += 1200;
  phase('compile');
  now += 260;
  phase('prerender');
  expect(ended()).toBe('1.5 s (compile 1.2, prerender 0.3)');
});
