import { readLedger } from '../ledger/ledger';
import { recordLedger } from '../ledger/recordLedger';
import { expect, test } from '../testing/sample';
import { changeInPlace } from './changeInPlace';
import { reviewMessages } from './reviewMessages';

test('a walk accepts, edits and skips, refuses a wrong text, and writes both file and ledger', async ({ site }) => {
  const { project, read, writeHome } = site;
  const { folder } = project;
  writeHome('en', { 'home.a': 'Hello {name}', 'home.b': 'Two', 'home.c': 'Three' });
  writeHome('es', { 'home.a': 'Hola, {name}', 'home.b': 'Doz', 'home.c': 'Tres' });
  recordLedger({ locale: 'es', folder });
  const printed: string[] = [];
  const drafts: (string | undefined)[] = [];
  const answers = ['a', 'e', 'Dos {nombre}', 'Dos ', 's'];
  const walked = await reviewMessages(project, {
    locale: 'es',
    pages: ['home'],
    review: { by: 'Ana Díaz', on: '2026-11-22' },
    ask: (_, draft) => {
      drafts.push(draft);
      return Promise.resolve(answers.shift());
    },
    print: (line) => printed.push(line),
  });
  expect(walked).toEqual({ accepted: 1, edited: 1, open: 1 });
  expect(drafts).toEqual([undefined, undefined, 'Doz', 'Dos {nombre}', undefined]);
  expect(printed).toContainEqual(
    expect.stringMatching(/^ {2}Not saved: has \{nombre\}, which the source does not have\. Fix: leave/),
  );
  expect(printed).toContain('  A text. At most 200 characters.');
  expect(read('locales/es/home.json')).toContain('"defaultMessage": "Dos"');
  expect([...readLedger('es', folder).ledger.values()].map(({ key, state, by }) => [key, state, by])).toEqual([
    ['home.a', 'reviewed', 'Ana Díaz'],
    ['home.b', 'reviewed', 'Ana Díaz'],
    ['home.c', 'needs review', undefined],
  ]);
});

test('a text that the panel sends is checked, and saved only if that is asked for and nothing is wrong', ({ site }) => {
  const { project, read, writeHome } = site;
  writeHome('en', { 'home.a': 'Hello <b>{name}</b>', 'home.b': '<b>All</b> of {company}' });
  writeHome('es', { 'home.a': 'Hola, <b>{name}</b>', 'home.b': '<b>Todo</b> de {company}' });
  const before = read('locales/es/home.json');
  const send = (id: string, text: string, save: boolean, by = 'Ana') =>
    changeInPlace(project, () => (message) => message, { locale: 'es', id, text, save, isTypo: false, by });
  expect(send('home.a', 'Hola', true)).toMatchObject({
    problems: [{ reason: 'lost {name}' }, { reason: 'lost the tag <b>' }],
    isSaved: false,
    length: 4,
    pieces: ['Hola'],
  });
  expect(send('home.a', 'Hola {', false)).toMatchObject({ isSaved: false, length: 6, pieces: null });
  expect(send('home.z', 'Hola', true).problems).toMatchObject([{ reason: 'the source has no such key' }]);
  expect(send('home.a', 'Hey, <b>{name}</b>', false)).toMatchObject({ problems: [], isSaved: false, pieces: null });
  expect(read('locales/es/home.json')).toBe(before);
  expect(send('home.a', 'Hey, <b>{name}</b>', true)).toMatchObject({ problems: [], isSaved: true });
  expect(read('locales/es/home.json')).toBe(before.replace('Hola', 'Hey'));

  // The same words, saved for another English, are a translation of that; a review of the same English stays.
  const stateOf = (key: string) => readLedger('es', project.folder).ledger.get(key);
  expect(stateOf('home.a')?.state).toBe('reviewed');
  writeHome('en', { 'home.a': 'Hi <b>{name}</b>', 'home.b': '<b>All</b> of {company}' });
  send('home.a', 'Hey, <b>{name}</b>', true, '');
  expect(stateOf('home.a')).toMatchObject({ state: 'needs review', english: 'Hi <b>{name}</b>' });
  send('home.b', '<b>Todo</b> de {company}', true);
  send('home.b', '<b>Todo</b> de {company}', true, '');
  expect(stateOf('home.b')?.state).toBe('reviewed');
});
