import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

test('the site in pseudo-languages is built', () => {
  test.setTimeout(600_000);
  const { status, stderr } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), 'scripts/build.ts'], {
    env: { ...process.env, PSEUDO_LOCALES: 'only' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
