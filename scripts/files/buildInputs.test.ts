import { join } from 'node:path';
import { expect, test, writeFiles } from '../testing/folder';
import { buildInputs, changedSinceBuild, inputsFile } from './buildInputs';

test('a build is older than a changed, new or removed source', async ({ folder }) => {
  const { 'webpack.config.ts': added, ...others } = buildInputs();
  expect(added).toBeDefined();
  expect(changedSinceBuild(join(folder, 'none'))).toBe(undefined);
  const made = { ...others, 'src/App.tsx': 'other', 'src/gone.ts': 'gone' };
  await writeFiles(folder, { [inputsFile]: JSON.stringify(made) });
  expect(changedSinceBuild(folder)).toEqual(['src/App.tsx', 'src/gone.ts', 'webpack.config.ts']);
});
