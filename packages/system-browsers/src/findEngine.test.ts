import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { chromiumPaths } from './chromiumPaths';
import { engineNames, engines } from './engines';
import { findEngine } from './findEngine';

test('an engine’s variable names its browser, and a wrong path in it does not hide another browser', () => {
  for (const name of engineNames) {
    const { variable } = engines[name];
    const before = process.env[variable];
    try {
      process.env[variable] = process.execPath;
      expect(findEngine(name)).toEqual({ path: process.execPath, source: variable });
      process.env[variable] = '/nowhere/chromium';
      expect(findEngine(name)?.path).not.toBe('/nowhere/chromium');
    } finally {
      if (before === undefined) delete process.env[variable];
      else process.env[variable] = before;
    }
  }
});

test('a browser with a window is never a headless shell', () => {
  expect(findEngine('chromium', { headless: false })?.path ?? '').not.toContain('headless');
});

test('the headless shell of Playwright’s Chromium comes first, if it is installed', () => {
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
