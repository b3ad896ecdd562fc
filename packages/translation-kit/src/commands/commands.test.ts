import { existsSync } from 'node:fs';
import { recordLedger } from '../ledger/recordLedger';
import type { Project } from '../project';
import { expect, test } from '../testing/sample';
import { addLocale } from './add';
import { check } from './check';
import { readOptions } from './options';
import { removeLocale } from './remove';

const list = '{\n  "en": { "name": "English", "prefix": "", "direction": "ltr" }\n}\n';
const call = (command: typeof addLocale, project: Project, ...words: string[]) => {
  command(project, readOptions(words));
};

test('a language is added with empty texts, and removed with all its files', ({ site }) => {
  const { project, read, write, writeHome } = site;
  write('locales.json', list);
  writeHome('en', { 'home.a': 'One' });
  call(addLocale, project, 'HE');
  expect(read('locales.json')).toContain('"he": { "name": "עברית", "prefix": "/he", "direction": "rtl" }\n}\n');
  expect(read('locales/he/home.json')).toBe('{\n  "home.a": {\n    "defaultMessage": ""\n  }\n}\n');
  recordLedger({ locale: 'he', folder: project.folder });
  call(removeLocale, project, 'he');
  expect(read('locales.json')).toBe(list);
  for (const left of ['he', 'ledgers/he.jsonl']) {
    expect(existsSync(`${project.folder}/${left}`), left).toBe(false);
  }
});

test('an invalid or known code, or one with a folder in the way, is refused, and nothing is written', ({ site }) => {
  const { project, read, write, writeHome } = site;
  write('locales.json', list);
  writeHome('en', { 'home.a': 'One' });
  writeHome('fr', { 'home.a': 'Un' });
  for (const [code, reason] of [
    ['', 'Name the language: npm run locales -- add <code>'],
    ['german', '"german" is no code of a language'],
    ['d_e', '"d_e" is no code of a language'],
    ['EN', '"en" is a language of the site already'],
    ['fr', 'move the folder away first'],
    ['tlh', '"tlh" is a language whose plurals and numbers JavaScript does not know'],
  ] as const) {
    expect(() => call(addLocale, project, code)).toThrow(reason);
  }
  expect(() => call(removeLocale, project, 'en')).toThrow('en is the source of all translations');
  expect(() => call(removeLocale, project, 'de')).toThrow('"de" is not a language of the site. There are: en.');
  expect(read('locales.json')).toBe(list);
  expect(existsSync(`${project.folder}/de`)).toBe(false);
});

test('a folder that is not a language of the site is reported', ({ site }) => {
  const { project, writeHome } = site;
  writeHome('en', { 'home.a': 'One' });
  writeHome('qq', { 'home.a': 'Uno' });
  const lines: string[] = [];
  const { error } = console;
  console.error = (text: string) => lines.push(...text.split('\n'));
  check({ ...project, locales: ['en'] }, readOptions([]));
  console.error = error;
  process.exitCode = undefined;
  expect(lines[0]).toMatch(/locales\/qq:1: is no language of .*locales\.json\. Fix: remove it/);
});
