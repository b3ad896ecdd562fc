import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { mediaFiles, mediaSets } from '../../src/tools/media/mediaFiles';

for (const set of mediaSets) {
  test(`the ${set} in public/ are as their code draws them`, async () => {
    test.setTimeout(240_000);
    const files = await mediaFiles(set);
    const stale = files.filter(({ path, bytes }) => !existsSync(path) || !readFileSync(path).equals(bytes));
    expect(
      stale.map(({ path }) => path),
      `These differ from what src/tools/media draws: run npm run media -- ${set}, and commit what it writes`,
    ).toEqual([]);
    expect(files).not.toEqual([]);
  });
}
