import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { inspectCatalogs, readCatalogs } from '../catalogs/readCatalogs';
import { acceptMessages } from '../edit/changeMessages';
import { expect, test } from '../testing/sample';
import { parseLedger, readLedger } from './ledger';
import { ledgerProblems } from './ledgerProblems';
import { recordLedger } from './recordLedger';
import { statesOf } from './states';

const english = 'We do not sell personal data.';
const spanish = 'No vendemos datos personales.';
const review = { by: 'Ana Díaz', on: '2026-11-22' };

const problemsOf = (folder: string) =>
  ledgerProblems(readCatalogs('en', folder), inspectCatalogs('es', folder).catalogs, readLedger('es', folder));

const statesIn = (folder: string) =>
  statesOf(readCatalogs('en', folder), readCatalogs('es', folder), readLedger('es', folder).ledger).map(
    ({ state }) => state,
  );

const record = (folder: string, typos: readonly string[] = []) => recordLedger({ locale: 'es', folder, typos });

test('a translation whose English has changed is reported with the changed words, until somebody looks at it', ({
  site: { project, writeHome },
}) => {
  const { folder } = project;
  writeHome('en', { 'home.a': english, 'home.b': 'Two' });
  writeHome('es', { 'home.a': spanish, 'home.b': 'Dos' });
  expect(statesIn(folder)).toEqual(['new', 'new']);
  expect(problemsOf(folder)).toMatchObject([{ rule: 'ledger', reason: expect.stringContaining('ledger yet: 2') }]);
  record(folder);
  expect(problemsOf(folder)).toEqual([]);
  expect(statesIn(folder)).toEqual(['needs review', 'needs review']);

  writeHome('en', { 'home.a': 'We may sell personal data.', 'home.b': 'Two' });
  // Recording does not make it right: the translation is still of the old words.
  record(folder);
  expect(problemsOf(folder)).toMatchObject([
    {
      key: 'home.a',
      rule: 'stale',
      reason: 'its English has changed: “We [-do not-]{+may+} sell personal data.”',
      fix: expect.stringMatching(/messages=home\.a.*record --typo home\.a$/),
    },
  ]);
  expect(record(folder, ['home.a']).corrected).toEqual(['home.a']);
  expect(problemsOf(folder)).toEqual([]);
});

test('a translation with other words is shown with its English, loses its review, and is listed when it is recorded', ({
  site: { project, writeHome },
}) => {
  const { folder } = project;
  writeHome('en', { 'home.a': 'Twice a week', 'home.b': 'Two' });
  writeHome('es', { 'home.a': 'Dos veces por semana', 'home.b': 'Dos' });
  record(folder);
  acceptMessages('es', ['home.a'], review, folder);
  expect(statesIn(folder)).toEqual(['reviewed', 'needs review']);
  expect(readLedger('es', folder).ledger.get('home.a')).toMatchObject(review);

  writeHome('es', { 'home.a': 'Tres veces por semana', 'home.b': 'Dos' });
  expect(problemsOf(folder)).toMatchObject([
    {
      line: 2,
      key: 'home.a',
      rule: 'ledger',
      reason: 'has other words than the ledger knows: “Tres veces por semana” for “Twice a week”',
    },
  ]);
  expect(record(folder).reworded).toMatchObject([{ key: 'home.a', translation: 'Tres veces por semana' }]);
  expect(statesIn(folder)).toEqual(['needs review', 'needs review']);
  expect(readLedger('es', folder).ledger.get('home.a')).not.toHaveProperty('by');
});

test('git merges the reviews of two people', ({ site: { project, write, writeHome } }) => {
  const { folder } = project;
  writeHome('en', { 'home.a': english, 'home.b': 'Two' });
  writeHome('es', { 'home.a': spanish, 'home.b': 'Dos' });
  record(folder);
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', ...args], {
      cwd: path.dirname(folder),
      stdio: 'pipe',
    });
  write('.gitattributes', 'locales/ledgers/*.jsonl merge=union\n');
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'One');
  git('checkout', '-b', 'other');
  acceptMessages('es', ['home.b'], review, folder);
  git('commit', '-am', 'Two');
  git('checkout', 'main');
  acceptMessages('es', ['home.a'], review, folder);
  git('commit', '-am', 'Three');
  // Neighboring lines: without the attribute this is a conflict.
  git('merge', 'other', '-m', 'Four');
  record(folder);
  expect(problemsOf(folder)).toEqual([]);
  expect(statesIn(folder)).toContain('reviewed');
});

test('a broken line of a ledger is reported', () => {
  const good = '{"key":"home.a","state":"needs review","english":"One","translation":"x"}';
  const { ledger, problems } = parseLedger(`${good}\n{\n{"key":"home.b"}\n${good}\n`, 'locales/ledgers/es.jsonl');
  expect([...ledger.keys()]).toEqual(['home.a']);
  expect(problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 is not JSON',
    '3 is not a line of a ledger',
    '4 is in the ledger more than once',
  ]);
});
