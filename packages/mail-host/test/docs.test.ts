import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusals } from '../src/refusals';
import { variables } from '../src/settings';
import { expect, test } from './host';

const reference = readFileSync(join(import.meta.dirname, '../docs/reference.md'), 'utf8');

test('the reference lists every refusal with its status, and every setting', () => {
  const listed = [...reference.matchAll(/^- \*\*([45]\d\d)\*\* ((?:`\w+`(?:, )?)+)/gm)].flatMap(
    ([, status, codes = '']) => [...codes.matchAll(/\w+/g)].map(([code]) => [code, Number(status)]),
  );
  const known = Object.entries(refusals).map(([code, { status }]) => [code, status]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(known));

  const settings = [...reference.matchAll(/^- `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(new Set(settings)).toEqual(new Set(Object.keys(variables.shape)));
});
