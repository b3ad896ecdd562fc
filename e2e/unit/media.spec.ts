import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { mediaFiles } from '../../src/tools/media/mediaFiles';

test('every drawn picture lies in public/ as its code draws it', async () => {
  test.setTimeout(90_000);
  const files = await mediaFiles();
  const stale = files.filter(({ path, bytes }) => !existsSync(path) || !readFileSync(path).equals(bytes));
  expect(
    stale.map(({ path }) => path),
    'These differ from what src/tools/media draws: run npm run media, and commit what it writes',
  ).toEqual([]);
  expect(files.length).toBeGreaterThan(200);
});
