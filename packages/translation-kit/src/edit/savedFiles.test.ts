import { existsSync } from 'node:fs';
import { expect, test } from '../testing/sample';
import { SavedFiles } from './savedFiles';

test('saves are taken back, the last one first, byte for byte; not where a file has changed since', ({ site }) => {
  const { project, read, write, writeHome } = site;
  const [home, ledger] = ['locales/es/home.json', 'locales/ledgers/es.jsonl'];
  writeHome('es', { 'home.a': 'Uno' });
  const first = read(home);
  const saved = new SavedFiles(project.folder);
  saved.run('home.a', () => {
    writeHome('es', { 'home.a': 'Dos' });
    write(ledger, 'new');
  });
  const second = read(home);
  saved.run('home.b', () => writeHome('es', { 'home.a': 'Dos', 'home.b': 'Tres' }));
  saved.run('home.c', () => {});
  expect(saved.last).toBe('home.b');
  saved.undo();
  expect([saved.last, read(home), read(ledger)]).toEqual(['home.a', second, 'new']);
  saved.undo();
  expect([saved.last, read(home), existsSync(`${project.folder}/ledgers/es.jsonl`)]).toEqual([undefined, first, false]);

  saved.run('home.a', () => writeHome('es', { 'home.a': 'Dos' }));
  write(home, '{}');
  expect(() => saved.undo()).toThrow(/es.home\.json has changed since this save/);
  expect(read(home)).toBe('{}');
});
