import { inspectCatalogs, readCatalogs } from '../catalogs/readCatalogs';
import { expect, test } from '../testing/sample';
import { readLedger } from './ledger';
import { ledgerProblems } from './ledgerProblems';
import { recordLedger } from './recordLedger';
import { statesOf } from './states';

const problemsOf = (folder: string) =>
  ledgerProblems(readCatalogs('en', folder), inspectCatalogs('es', folder).catalogs, readLedger('es', folder));

const statesIn = (folder: string) =>
  statesOf(readCatalogs('en', folder), readCatalogs('es', folder), readLedger('es', folder).ledger).map(
    ({ state }) => state,
  );

test('a translation whose English has changed is reported with the new English until somebody confirms it', ({
  site: { project, read, writeHome },
}) => {
  const { folder } = project;
  const record = (typos: readonly string[] = []) => recordLedger({ locale: 'es', folder, typos });
  writeHome('en', { 'home.a': 'We do not sell personal data.', 'home.b': 'Two' });
  writeHome('es', { 'home.a': 'No vendemos datos personales.', 'home.b': 'Dos' });
  expect(statesIn(folder)).toEqual(['new', 'new']);
  expect(problemsOf(folder)).toMatchObject([{ rule: 'ledger', reason: expect.stringContaining('2 new or changed') }]);
  expect(record()).toEqual({ added: 2, corrected: 0, removed: 0 });
  expect(problemsOf(folder)).toEqual([]);
  expect(statesIn(folder)).toEqual(['needs review', 'needs review']);
  // The ledger contains only hashes, no words.
  expect(read('locales/ledgers/es.jsonl')).not.toMatch(/sell|vendemos/);

  writeHome('en', { 'home.a': 'We may sell personal data.', 'home.b': 'Two' });
  // Recording does not confirm the translation, because it is still a translation of the old words.
  record();
  expect(problemsOf(folder)).toMatchObject([
    {
      key: 'home.a',
      line: 2,
      rule: 'stale',
      fix: expect.stringMatching(/“We may sell personal data\.” in the panel .*record --typo home\.a$/),
    },
  ]);
  expect(record(['home.a'])).toEqual({ added: 0, corrected: 1, removed: 0 });
  expect(problemsOf(folder)).toEqual([]);
});

test('recording removes the review of a changed translation and the line of a removed one', ({
  site: { project, writeHome },
}) => {
  const { folder } = project;
  const record = (by?: string) => recordLedger({ locale: 'es', folder, accepted: { keys: ['home.a'], by } });
  writeHome('en', { 'home.a': 'Twice a week', 'home.b': 'Two' });
  writeHome('es', { 'home.a': 'Dos veces por semana', 'home.b': 'Dos' });
  record('Ana Díaz');
  expect(statesIn(folder)).toEqual(['reviewed', 'needs review']);
  expect(readLedger('es', folder).ledger.get('home.a')?.by).toBe('Ana Díaz');
  writeHome('es', { 'home.a': 'Tres veces por semana' });
  expect(problemsOf(folder)).toMatchObject([{ reason: expect.stringContaining('1 new or changed, 1 gone') }]);
  expect(recordLedger({ locale: 'es', folder })).toEqual({ added: 1, corrected: 0, removed: 1 });
  expect(statesIn(folder)).toEqual(['needs review', 'untranslated']);
});

test('a broken line of a ledger is reported, and the last of two lines for a key counts', ({ site }) => {
  const line = (key: string, by: string) =>
    JSON.stringify({ key, english: 'abcdef012345', translation: 'abcdef012345', by });
  site.write('locales/ledgers/es.jsonl', `${line('home.a', 'Ana')}\n{\n{"key":"home.b"}\n${line('home.a', 'Eva')}\n`);
  const { ledger, problems } = readLedger('es', site.project.folder);
  expect([...ledger.values()].map(({ key, by }) => [key, by])).toEqual([['home.a', 'Eva']]);
  expect(problems.map((problem) => `${problem.line} ${problem.reason}`)).toEqual([
    '2 is not a line of a ledger',
    '3 is not a line of a ledger',
    '4 is in the ledger more than once',
  ]);
});
