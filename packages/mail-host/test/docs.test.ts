import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusals } from '../src/refusals';
import { expect, test } from './host';

const root = join(import.meta.dirname, '../../..');
const source = join(import.meta.dirname, '../src');

const rows = readFileSync(join(root, 'docs/mail-host.md'), 'utf8').matchAll(/^\| `?([\w]+)`? +\| ([^|]*?) +\|/gm);
const cells = [...rows].map(([, first = '', second = '']) => [first, second] as const);

test('the guide lists every refusal with its status, and every setting', () => {
  const told = cells
    .filter(([status]) => /^[45]\d\d$/.test(status))
    .flatMap(([status, codes]) => codes.split(', ').map((code) => [code.replaceAll('`', ''), Number(status)]));
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(Object.entries(refusals).map(([code, { status }]) => [code, status])),
  );

  const settings = readFileSync(join(source, 'settingsSchema.ts'), 'utf8');
  const known = [...settings.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(10);
  const listed = cells.map(([name]) => name).filter((name) => /^[A-Z_]+$/.test(name));
  expect(new Set(listed)).toEqual(new Set(known));
});

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** What the host's files take from packages. */
const packagesUsed = files.flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/(?: from |import\()'((?:@[^/']+\/)?[^./'][^/']*)/g)].map(
    ([, name = '']) => name,
  ),
);

test('imports nothing but its own files and the packages that its package.json names', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(source, '../package.json'), 'utf8'),
  );
  const needed = new Set(['tsx', ...packagesUsed.filter((name) => !name.startsWith('node:'))]);
  expect(needed).toEqual(new Set(Object.keys(dependencies)));
  const outside = files.filter((file) =>
    readFileSync(join(source, file), 'utf8').includes(file.includes('/') ? "'../../" : "'../"),
  );
  expect(outside).toEqual([]);
});
