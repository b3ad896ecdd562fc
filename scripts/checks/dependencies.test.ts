import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import spawn from 'cross-spawn';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifests = [
  'package.json',
  'e2e/lighthouse/package.json',
  'e2e/long/ibm/package.json',
  ...readdirSync('packages').map((name) => `packages/${name}/package.json`),
];

test('docs/dependencies.md has a line for every dependency, and no other', () => {
  const installed = manifests.flatMap((file) => {
    const { dependencies, devDependencies }: Manifest = JSON.parse(readFileSync(file, 'utf8'));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const expected = new Set(installed.filter((name) => !/^@(?:types|nine-blocks)\//.test(name)));
  const lines = readFileSync('docs/dependencies.md', 'utf8')
    .replaceAll('\n  ', ' ')
    .matchAll(/^- (.+?): \S/gm);
  const listed = [...lines].flatMap(([, names = '']) => [...names.matchAll(/`([^`…]+)`/g)].map(([, name]) => name));
  expect(new Set(listed)).toEqual(expected);
  expect(listed.length).toBe(expected.size);
});

test('an install for production has the tools that build the site', () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  expect(spawn.sync('npm', ['config', 'get', 'include'], { env, encoding: 'utf8' }).stdout.trim()).toBe('dev');
});
