import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const read = (file: string) => readFileSync(file, 'utf8');

for (const guide of ['README.md', 'CONTRIBUTING.md']) {
  test(`what ${guide} names is there`, () => {
    const text = read(guide);
    const paths = [...text.matchAll(/`((?:src|e2e|locales|public|docs)\/[\w./-]*|[\w-]+\.(?:md|json|mjs|ts))`/g)];
    expect(paths).not.toEqual([]);
    expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);

    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
}

test('the table of imports is the linter’s', () => {
  const rows = [
    ...read('CONTRIBUTING.md').matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) +\| (nothing of ours|[\w, -]+?) +\|$/gm),
  ];
  const told = rows.flatMap(([, rooms = '', others = '']) =>
    [...rooms.matchAll(/`([\w-]+)`/g)].map(([, room = '']) => [room, others === 'nothing of ours' ? '' : others]),
  );
  const table = /mayImport = \{([\s\S]*?)\n\};/.exec(read('oxlint.config.mjs'))?.[1] ?? '';
  const linted = [...table.matchAll(/'?([\w-]+)'?: \[(.*)\]/g)].map(([, room, others = '']) => [
    room,
    others.replaceAll("'", ''),
  ]);
  expect(linted.length).toBeGreaterThan(10);
  expect(Object.fromEntries(told)).toMatchObject(Object.fromEntries(linted));
});

test('nothing warns: each rule of the linter is an error or off', () => {
  const config = read('oxlint.config.mjs');
  expect(config).toContain('denyWarnings: true');
  expect(config.match(/'error'/g)?.length).toBeGreaterThan(20);
  expect(config).not.toMatch(/['"]warn/);
});
