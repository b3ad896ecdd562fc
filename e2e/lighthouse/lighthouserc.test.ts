import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

test('Lighthouse CI measures a page of each of five kinds', { tag: '@long' }, () => {
  const script = "process.stdout.write(`${require('./e2e/lighthouse/lighthouserc.cjs').ci.collect.url.length}`)";
  expect(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })).toBe('5');
});
