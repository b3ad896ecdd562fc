import { expect, test } from '@playwright/test';
import { reasonNotToCompare } from './pinnedEngine';

test('stored pictures count for one engine only, and the reason names both', () => {
  const engine = { browser: 'chromium', version: '156.0.8078.79', platform: 'linux' };
  expect(reasonNotToCompare(engine)).toBeUndefined();
  expect(reasonNotToCompare({ ...engine, version: '157.0.1.2' })).toMatch(/chromium 156 on linux .* chromium 157/);
  expect(reasonNotToCompare({ ...engine, browser: 'firefox' })).toContain('firefox');
  expect(reasonNotToCompare({ ...engine, platform: 'darwin' })).toContain('darwin');
});
