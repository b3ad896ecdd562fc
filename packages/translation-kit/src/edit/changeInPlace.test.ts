import { readLedger } from '../ledger/ledger';
import { expect, test } from '../testing/sample';
import { changeInPlace } from './changeInPlace';

test('a text from the panel is checked, and saved only on request and without problems', ({ site }) => {
  const { project, read, writeHome } = site;
  writeHome('en', {
    'home.a': 'Hello <b>{name}</b>',
    'home.b': '<b>All</b> of {company}',
    'home.c': '{share, number, percent} done',
  });
  writeHome('es', { 'home.a': 'Hola, <b>{name}</b>', 'home.b': '<b>Todo</b> de {company}' });
  const before = read('locales/es/home.json');
  const send = (id: string, text: string, save: boolean, by = 'Ana') =>
    changeInPlace(project, () => (message) => message, { locale: 'es', id, text, save, by });
  expect(send('home.a', 'Hola', true)).toMatchObject({
    problems: [{ reason: 'lost <b> and {name}' }],
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

  // Saving the same words for a changed English confirms them. If the English is the same, the review stays.
  const lineOf = (key: string) => readLedger('es', project.folder).ledger.get(key);
  const old = lineOf('home.a');
  expect(old?.by).toBe('Ana');
  writeHome('en', { 'home.a': 'Hi <b>{name}</b>', 'home.b': '<b>All</b> of {company}' });
  send('home.a', 'Hey, <b>{name}</b>', true, '');
  expect(lineOf('home.a')?.by).toBeUndefined();
  expect(lineOf('home.a')?.english).not.toBe(old?.english);
  send('home.b', '<b>Todo</b> de {company}', true);
  send('home.b', '<b>Todo</b> de {company}', true, '');
  expect(lineOf('home.b')?.by).toBe('Ana');
});
