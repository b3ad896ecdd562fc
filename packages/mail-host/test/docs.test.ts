import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refusals } from '../src/refusals';
import { expect, test } from './host';

const rows = readFileSync('docs/mail-host.md', 'utf8').matchAll(/^\| `?([\w]+)`? +\| ([^|]*?) +\|/gm);
const cells = [...rows].map(([, first = '', second = '']) => [first, second] as const);

test('the guide lists every refusal with its status, and every setting', () => {
  const told = cells
    .filter(([status]) => /^[45]\d\d$/.test(status))
    .flatMap(([status, codes]) => codes.split(', ').map((code) => [code.replaceAll('`', ''), Number(status)]));
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(Object.entries(refusals).map(([code, { status }]) => [code, status])),
  );

  const source = readFileSync('packages/mail-host/src/settings.ts', 'utf8');
  const known = [...source.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(10);
  const listed = cells.map(([name]) => name).filter((name) => /^[A-Z_]+$/.test(name));
  expect(new Set(listed)).toEqual(new Set(known));
});

/** What a file of the project and all that it imports take from packages. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const names = [...source.matchAll(/^(?:import(?! type)|export) .*?from '([^']+)'|^\} from '([^']+)'/gm)].map(
    ([, one = '', other = '']) => one || other,
  );
  return names.flatMap((name) => {
    if (name.startsWith('.')) return packagesOf(`${join(dirname(file), name)}.ts`, seen);
    return name.startsWith('node:') ? [] : [name];
  });
}

test('runs with what npm ci --omit=dev installs', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const needed = new Set(['tsx', ...packagesOf('packages/mail-host/src/serve.ts')]);
  expect([...needed].toSorted()).toEqual(['nodemailer', 'sanitize-html', 'tsx', 'zod']);
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
});
