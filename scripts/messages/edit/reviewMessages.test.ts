import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, writeFiles } from '../../server/testing/site';
import { readLedger } from '../ledger/ledger';
import { recordLedger } from '../ledger/recordLedger';
import { reviewMessages } from './reviewMessages';
import { writeText } from './writeText';

const description = 'Home page, a text. At most 60 characters.';
const review = { by: 'Ana Díaz', on: '2026-11-22' };

test('a walk accepts, edits and skips, refuses what the check refuses, and writes both file and ledger', async ({
  folder,
}) => {
  const locales = join(folder, 'locales');
  const source = { 'home.a': 'Hello {name}', 'home.b': 'Two', 'home.c': 'Three' };
  const entries = Object.entries(source).map(([key, defaultMessage]) => [key, { defaultMessage, description }]);
  const spanish = ['Hola, {name}', 'Doz', 'Tres'].map((text, index) => [
    Object.keys(source)[index],
    { defaultMessage: text },
  ]);
  await writeFiles(folder, {
    'locales/en/home.json': JSON.stringify(Object.fromEntries(entries)),
    'locales/es/home.json': `${JSON.stringify(Object.fromEntries(spanish), null, 2)}\n`,
  });
  recordLedger({ locale: 'es', folder: locales });
  const said: string[] = [];
  const asked: (string | undefined)[] = [];
  const answers = ['a', 'e', 'Dos {nombre}', 'Dos ', 's'];
  const walked = await reviewMessages({
    locale: 'es',
    pages: ['home'],
    folder: locales,
    review,
    ask: (_, draft) => {
      asked.push(draft);
      return Promise.resolve(answers.shift());
    },
    tell: (line) => said.push(line),
  });
  expect(walked).toEqual({ accepted: 1, edited: 1, open: 1 });
  expect(asked).toEqual([undefined, undefined, 'Doz', 'Dos {nombre}', undefined]);
  expect(said).toContainEqual(
    expect.stringMatching(/^ {2}Not saved: has \{nombre\}, which the source has not\. Mend: leave/),
  );
  expect(said).toContain(`  ${description}`);
  expect(readFileSync(join(locales, 'es/home.json'), 'utf8')).toContain('"defaultMessage": "Dos"');
  const { ledger } = readLedger('es', locales);
  expect([...ledger.values()].map(({ key, state, by }) => [key, state, by])).toEqual([
    ['home.a', 'reviewed', 'Ana Díaz'],
    ['home.b', 'reviewed', 'Ana Díaz'],
    ['home.c', 'needs review', undefined],
  ]);
});

test('a text is written without another byte changing, and a new one where its key belongs', () => {
  const json =
    '{\n  "home.a": {\n    "defaultMessage": "Uno \\u200e"\n  },\n  "home.c": { "defaultMessage": "Tres" }\n}\n';
  expect(writeText(json, 'home.c', '«Tres»')).toBe(json.replace('Tres', '«Tres»'));
  expect(writeText(json, 'home.b', 'Dos')).toBe(
    json.replace('  "home.c"', '  "home.b": {\n    "defaultMessage": "Dos"\n  },\n  "home.c"'),
  );
  expect(JSON.parse(writeText('{}\n', 'home.a', 'Uno'))).toEqual({ 'home.a': { defaultMessage: 'Uno' } });
});
