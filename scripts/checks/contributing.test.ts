import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../files/filesBelow';

const read = (file: string) => readFileSync(file, 'utf8');

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'locales/README.md',
  ...filesBelow('docs').map((name) => `docs/${name}`),
];

const names = new Set(
  ['src', 'scripts', 'packages', 'e2e', 'locales', 'docs'].flatMap(filesBelow).map((file) => basename(file)),
);

/** A file by its path, or by its name alone where the text says which folder is meant. */
const isThere = (path: string) => existsSync(path) || names.has(path);

for (const guide of guides) {
  test(`what ${guide} names is there`, () => {
    const text = read(guide);
    const paths = [
      ...text.matchAll(
        /`((?:src|scripts|packages|e2e|locales|public|docs)\/[\w./-]*(?= › |`)|[\w-]+\.(?:md|json|mjs|ts)(?=`))/g,
      ),
    ];
    expect(paths.map(([, path = '']) => path).filter((path) => !isThere(path))).toEqual([]);

    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const commands = [...text.matchAll(/npm run (?:--\w+ )*(\w[\w:-]*)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);

    // Playwright takes a line only where a test begins.
    const lines = [...text.matchAll(/(e2e\/[\w/.-]+):(\d+)/g)];
    const begins = ([, file = '', line]: RegExpExecArray) =>
      read(file).split('\n')[Number(line) - 1]?.startsWith('test(');
    expect(lines.filter((line) => begins(line) !== true).map(([place]) => place)).toEqual([]);
  });
}

test('each requirement names tests that prove it, and they are there', () => {
  const rows = [...read('docs/requirements.md').matchAll(/^- \*\*(\d+\.\d+)\*\* .* Proved by (.+)\.$/gm)];
  expect(rows.length).toBeGreaterThan(50);
  const missing = rows.flatMap(([, number = '', proofs = '']) => {
    const named = [...proofs.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    if (named.length === 0) return [`${number}: names no test`];
    return named
      .filter((file) => !existsSync(file) && !existsSync(`e2e/${file}`))
      .map((file) => `${number}: there is no ${file}`);
  });
  expect(missing).toEqual([]);
});

test('the table of imports is the linter’s', () => {
  const rows = [
    ...read('CONTRIBUTING.md').matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) +\| (nothing of ours|[\w, -]+?) +\|$/gm),
  ];
  const told = rows.flatMap(([, rooms = '', others = '']) =>
    [...rooms.matchAll(/`([\w-]+)`/g)].map(([, room = '']) => [room, others === 'nothing of ours' ? '' : others]),
  );
  const table = /mayImport = \{([\s\S]*?)\n\};/.exec(read('.oxlint.config.mjs'))?.[1] ?? '';
  const linted = [...table.matchAll(/'?([\w-]+)'?: \[(.*)\]/g)].map(([, room, others = '']) => [
    room,
    others.replaceAll("'", ''),
  ]);
  expect(linted.length).toBeGreaterThan(10);
  expect(Object.fromEntries(told)).toMatchObject(Object.fromEntries(linted));
});

test('nothing warns: each rule of the linter is an error or off', () => {
  const config = read('.oxlint.config.mjs');
  expect(config).toContain('denyWarnings: true');
  expect(config.match(/'error'/g)?.length).toBeGreaterThan(20);
  expect(config).not.toMatch(/['"]warn/);
});
