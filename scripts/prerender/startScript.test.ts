import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import stacklessErrors from '../webpack/stacklessErrors';

test('the two start scripts, and no smaller one, tell V8 to compile them as a whole', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const hinted = scripts.filter((name) =>
    readFileSync(path.join('dist/assets', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted.toSorted()).toEqual([
    expect.stringMatching(/^react\.\w+\.js$/),
    expect.stringMatching(/^start\.\w+\.js$/),
  ]);
});

test('React DOM makes no error while it is evaluated', () => {
  const { resolve } = createRequire(import.meta.url);
  const file = path.join(path.dirname(resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js');
  const source = readFileSync(file, 'utf8');
  const made = /^(?:var| ) ?\w+ = (?:new )?Error\(/gm;
  expect(source.match(made)?.length).toBeGreaterThan(0);
  const mended = stacklessErrors(source);
  expect(mended.match(made)).toBeNull();
  expect(mended).toContain('SuspenseException = Object.assign(Object.create(Error.prototype), { message: format');
});
