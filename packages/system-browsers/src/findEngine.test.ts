import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { chromiumPaths } from './chromiumPaths';
import { engineNames, engines } from './engines';
import { findEngine } from './findEngine';

for (const name of engineNames) {
  const { variable, systemNeedsDriver, lacks } = engines[name];

  test(`${name} is the browser that ${variable} names`, () => {
    const before = process.env[variable];
    try {
      process.env[variable] = process.execPath;
      expect(findEngine(name)).toMatchObject({
        path: process.execPath,
        source: variable,
        needsDriver: systemNeedsDriver,
        lacks: lacks.system,
      });
      // A name that leads nowhere does not hide a browser that is there.
      process.env[variable] = '/nowhere';
      expect(findEngine(name)?.path).not.toBe('/nowhere');
    } finally {
      if (before === undefined) delete process.env[variable];
      else process.env[variable] = before;
    }
  });
}

test('of Playwright’s own Chromium the headless shell comes first, where it is installed', () => {
  const outputPath = (...names: string[]) => test.info().outputPath(...names);
  const full = outputPath('chromium-1255', 'chrome-linux64', 'chrome');
  expect(chromiumPaths(full)).toEqual([full]);

  const folder = outputPath('chromium_headless_shell-1255', 'chrome-headless-shell-linux64');
  mkdirSync(folder, { recursive: true });
  expect(chromiumPaths(full)).toEqual([full]);

  const shell = path.join(folder, 'chrome-headless-shell');
  writeFileSync(shell, '');
  expect(chromiumPaths(full)).toEqual([shell, full]);
});
