import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectCatalogs, readCatalogs } from '../catalogs';
import { acceptMessages } from '../edit/changeMessages';
import { expect, test, writeFiles } from '../../server/testing/site';
import { ledgerProblems } from './ledgerProblems';
import { parseLedger, readLedger } from './ledger';
import { recordLedger } from './recordLedger';
import { stateOf, statesOf } from './states';
import { wordDifference } from './wordDifference';

const english = 'We do not sell personal data.';
const spanish = 'No vendemos datos personales.';

/** A language of two messages, with their ledger. */
async function sampleOf(folder: string, source: string, translation: string): Promise<string> {
  const locales = join(folder, 'locales');
  const description = 'A text. At most 60 characters.';
  await writeFiles(folder, {
    'locales/en/home.json': JSON.stringify({
      'home.a': { defaultMessage: source, description },
      'home.b': { defaultMessage: 'Two', description },
    }),
    'locales/es/home.json': JSON.stringify({
      'home.a': { defaultMessage: translation },
      'home.b': { defaultMessage: 'Dos' },
    }),
  });
  return locales;
}

const problemsOf = (locales: string) =>
  ledgerProblems('es', readCatalogs('en', locales), inspectCatalogs('es', locales).catalogs, readLedger('es', locales));

const stateIn = (locales: string) =>
  statesOf(readCatalogs('en', locales), readCatalogs('es', locales), readLedger('es', locales).ledger).map(
    ({ state }) => state,
  );

test('a translation whose English has changed is told, with the words that changed', async ({ folder }) => {
  const locales = await sampleOf(folder, english, spanish);
  expect(problemsOf(locales).map(({ rule }) => rule)).toEqual(['ledger']);
  recordLedger({ locale: 'es', folder: locales });
  expect(problemsOf(locales)).toEqual([]);
  expect(stateIn(locales)).toEqual(['needs review', 'needs review']);

  await sampleOf(folder, 'We may sell personal data.', spanish);
  // Recording does not make it right: its translation is still of the old words.
  recordLedger({ locale: 'es', folder: locales });
  expect(problemsOf(locales)).toEqual([
    expect.objectContaining({
      key: 'home.a',
      rule: 'stale',
      reason: 'its English has changed: “We [-do not-]{+may+} sell personal data.”',
      mend: expect.stringMatching(/^npm run locales:review -- es home; .*--typo home\.a$/),
    }),
  ]);
  expect(stateIn(locales)).toEqual(['changed', 'needs review']);

  await sampleOf(folder, 'We may sell personal data.', 'Podemos vender datos personales.');
  expect(recordLedger({ locale: 'es', folder: locales })).toMatchObject({ recorded: ['home.a'], again: ['home.a'] });
  expect(problemsOf(locales)).toEqual([]);
});

test('a review holds for the words that were read, and survives a corrected English', async ({ folder }) => {
  const locales = await sampleOf(folder, english, spanish);
  recordLedger({ locale: 'es', folder: locales });
  acceptMessages('es', ['home.a'], { by: 'Ana Díaz', on: '2026-11-22' }, locales);
  expect(stateIn(locales)).toEqual(['reviewed', 'needs review']);
  expect(readLedger('es', locales).ledger.get('home.a')).toMatchObject({ by: 'Ana Díaz', on: '2026-11-22' });

  await sampleOf(folder, 'We do not sell personal data!', spanish);
  expect(stateIn(locales)).toEqual(['changed', 'needs review']);
  expect(recordLedger({ locale: 'es', folder: locales, typos: ['home.a'] }).corrected).toEqual(['home.a']);
  expect(stateIn(locales)).toEqual(['reviewed', 'needs review']);

  await sampleOf(folder, 'We do not sell personal data!', 'No vendemos datos.');
  expect(stateIn(locales)).toEqual(['unrecorded', 'needs review']);
  recordLedger({ locale: 'es', folder: locales });
  expect(stateIn(locales)).toEqual(['needs review', 'needs review']);
  expect(readLedger('es', locales).ledger.get('home.a')).not.toHaveProperty('by');
});

test('a message has five states', () => {
  const line = { key: 'a', state: 'reviewed', english: 'One', translation: 'ee9bd2ba53f7' } as const;
  expect(stateOf('One', undefined, line)).toBe('untranslated');
  expect(stateOf('One', 'Uno', undefined)).toBe('unrecorded');
  expect(stateOf('One', 'Otro', line)).toBe('unrecorded');
});

test('git merges the reviews of two people', async ({ folder }) => {
  const locales = await sampleOf(folder, english, spanish);
  recordLedger({ locale: 'es', folder: locales });
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  writeFileSync(join(folder, '.gitattributes'), readFileSync('.gitattributes'));
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'One');
  const review = { by: 'Ana', on: '2026-11-22' };
  git('checkout', '-b', 'other');
  acceptMessages('es', ['home.b'], review, locales);
  git('commit', '-am', 'Two');
  git('checkout', 'main');
  acceptMessages('es', ['home.a'], review, locales);
  git('commit', '-am', 'Three');
  // Neighboring lines: without the attribute this is a conflict.
  git('merge', 'other', '-m', 'Four');
  expect(problemsOf(locales).every(({ mend }) => mend.startsWith('run npm run locales:record'))).toBe(true);
  recordLedger({ locale: 'es', folder: locales });
  expect(problemsOf(locales)).toEqual([]);
  expect(stateIn(locales)).toContain('reviewed');
});

test('a ledger that was written by hand is told with its line', () => {
  const good = '{"key":"home.a","state":"needs review","english":"One","translation":"x"}';
  const { ledger, problems } = parseLedger(`${good}\n{\n{"key":"home.b"}\n${good}\n`, 'locales/ledgers/es.jsonl');
  expect([...ledger.keys()]).toEqual(['home.a']);
  expect(problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 is no line of JSON',
    '3 is no line of a ledger',
    '4 stands more than once in the ledger',
  ]);
});

test('a difference is told word by word', () => {
  expect(wordDifference('One two three', 'One three four')).toBe('One [-two -]three {+four+}');
  expect(wordDifference('Same', 'Same')).toBe('Same');
});
