import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test, writeFiles } from '../testing/folder';
import { buildInputs, changedSinceBuild, inputsFile } from './buildInputs';

test('a build is older than a changed, new or removed source, and than no test or document', async ({ folder }) => {
  const inputs = buildInputs();
  const build = async (made: object) => {
    await writeFiles(folder, { [inputsFile]: JSON.stringify(made) });
    return changedSinceBuild(folder);
  };
  expect(changedSinceBuild(join(folder, 'none'))).toBe(undefined);
  expect(await build(inputs)).toEqual([]);
  const { 'webpack.config.ts': added, ...others } = inputs;
  expect(added).toBeDefined();
  expect(await build({ ...others, 'src/App.tsx': 'other', 'src/gone.ts': 'gone' })).toEqual([
    'src/App.tsx',
    'src/gone.ts',
    'webpack.config.ts',
  ]);
  const files = Object.keys(inputs);
  for (const part of ['scripts/prerender/', 'locales/en/', 'public/images/', 'packages/email-payload/']) {
    expect(
      files.some((file) => file.startsWith(part)),
      part,
    ).toBe(true);
  }
  expect(files.filter((file) => /^(?:e2e|docs)\/|\.test\.|\.md$|^scripts\/(?:own|dev|serve)/.test(file))).toEqual([]);
});
