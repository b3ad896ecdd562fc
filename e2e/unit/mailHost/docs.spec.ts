import { readFileSync } from 'node:fs';
import { refusals } from '../../../src/mail-host/refusals';
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

  const source = readFileSync('src/mail-host/settings.ts', 'utf8');
  const known = [...source.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(10);
  const listed = cells.map(([name]) => name).filter((name) => /^[A-Z_]+$/.test(name));
  expect(new Set(listed)).toEqual(new Set(known));
});
