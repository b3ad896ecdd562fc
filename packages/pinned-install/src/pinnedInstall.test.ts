import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pinnedInstall } from './pinnedInstall';

test('what a lockfile pins is installed once, again when the lockfile changes, and a failure leaves nothing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinned-'));
  const cache = path.join(folder, 'cache');
  const pin = (version: string) => writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ version }));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  const installed: string[] = [];
  const install = (target: string) => {
    installed.push(target);
    mkdirSync(path.join(target, 'node_modules/tool'), { recursive: true });
    writeFileSync(path.join(target, 'node_modules/tool/index.mjs'), `export const run = ${installed.length};`);
  };

  pin('1');
  const load = pinnedInstall(folder, cache, install);
  expect(await load('tool/index.mjs')).toMatchObject({ run: 1 });
  pinnedInstall(folder, cache, install);
  expect(installed).toHaveLength(1);
  expect(installed[0]?.startsWith(cache)).toBe(true);

  pin('2');
  const fail = () => {
    throw new Error('no network');
  };
  expect(() => pinnedInstall(folder, cache, fail)).toThrow('no network');
  pinnedInstall(folder, cache, install);
  expect(installed).toHaveLength(2);
  rmSync(folder, { recursive: true });
});
