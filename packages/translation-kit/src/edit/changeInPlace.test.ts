import { readCatalogs } from '../catalogs/readCatalogs';
import { readLedger } from '../ledger/ledger';
import { expect, test } from '../testing/sample';
import { changeInPlace } from './changeInPlace';
import { textIn } from './changeMessages';

test('a text that the panel sends is checked, and saved only if that is asked for and nothing is wrong', ({ site }) => {
  const { project, read, writeHome } = site;
  writeHome('en', {
    'home.a': 'Hello <b>{name}</b>',
    'home.b': '<b>All</b> of {company}',
    'home.c': '{share, number, percent} done',
  });
  writeHome('es', { 'home.a': 'Hola, <b>{name}</b>', 'home.b': '<b>Todo</b> de {company}' });
  const before = read('locales/es/home.json');
  const send = (id: string, text: string, save: boolean, by = 'Ana') => {
    const from = textIn(readCatalogs('es', project.folder), id) ?? '';
    return changeInPlace(project, () => (message) => message, {
      locale: 'es',
      id,
      text,
      from,
      save,
      isTypo: false,
      by,
    });
  };
  expect(send('home.a', 'Hola', true)).toMatchObject({
    problems: [{ reason: 'lost {name}' }, { reason: 'lost the tag <b>' }],
    isSaved: false,
    length: 4,
    pieces: ['Hola'],
  });
  expect(send('home.a', 'Hola {', false)).toMatchObject({ isSaved: false, length: 6, pieces: null });
  expect(send('home.c', 'Hecho', false).problems[0]?.fix).toMatch(/^put \{share, number, percent\} in the place/);
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

test('a text is not saved over words that its editor has not seen', ({ site: { project, read, writeHome } }) => {
  writeHome('en', { 'home.a': 'Two' });
  writeHome('es', { 'home.a': 'Dos' });
  const before = read('locales/es/home.json');
  const save = (text: string, from: string) => {
    const change = { locale: 'es', id: 'home.a', text, from, save: true, isTypo: false, by: '' };
    return changeInPlace(project, () => (message) => message, change);
  };
  expect(save('Par', 'Doz')).toMatchObject({
    isSaved: false,
    newer: 'Dos',
    problems: [{ reason: 'the text was changed elsewhere to “Dos”' }],
  });
  expect(read('locales/es/home.json')).toBe(before);
  expect(save('Par', 'Dos')).toMatchObject({ isSaved: true, newer: null });
});
