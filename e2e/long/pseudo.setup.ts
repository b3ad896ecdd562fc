import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';

test('the site in pseudo-languages is built', () => {
  test.setTimeout(600_000);
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const { status, stderr } = spawnSync(process.execPath, ['--import', tsx, 'scripts/build.ts'], {
    env: { ...process.env, PSEUDO_LOCALES: 'only' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
