import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusals } from '../src/refusals';
import { variables } from '../src/settings';
import { expect, test } from './host';

const folder = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const reference = read('docs/reference.md');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

test('the reference lists every refusal with its status, and every setting', () => {
  const listed = [...reference.matchAll(/^- \*\*([45]\d\d)\*\* ((?:`\w+`(?:, )?)+)/gm)].flatMap(
    ([, status, codes = '']) => [...codes.matchAll(/\w+/g)].map(([code]) => [code, Number(status)]),
  );
  const known = Object.entries(refusals).map(([code, { status }]) => [code, status]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(known));

  const settings = [...reference.matchAll(/^- `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(new Set(settings)).toEqual(new Set(Object.keys(variables.shape)));
});

test('the commands that the guides name are scripts of the package', () => {
  const commands = [
    ...`${read('README.md')}${reference}`.matchAll(/npm run -w packages\/mail-host (?:--silent )?([\w:]+)/g),
  ];
  expect(commands.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});
