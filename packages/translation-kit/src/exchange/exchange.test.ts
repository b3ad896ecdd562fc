import type { Project } from '../project';
import { readLedger } from '../ledger/ledger';
import { summaryOf } from '../commands/exchange';
import { recordLedger } from '../ledger/recordLedger';
import { expect, test } from '../testing/sample';
import { exportTranslations } from './exportTranslations';
import { importTranslations } from './importTranslations';

const english = {
  'home.a': 'Who “we” are',
  'home.b': '{count, plural, one {# case} other {# cases}}',
  'home.c': 'Hello {name},\n\n<b>write\\us</b>',
};
const spanish = {
  'home.a': 'Quiénes somos «nosotros»',
  'home.b': '{count, plural, one {# caso} many {# de casos} other {# casos}}',
  'home.c': 'Hola, {name}:\n\n<b>escribe\\nos</b>',
};

const files = ['locales/es/home.json', 'locales/ledgers/es.jsonl'];

const exported = ({ folder }: Project) => exportTranslations({ locale: 'es', folder });

test('no byte changes when a language is exported and imported, into full or empty catalogs', ({ site }) => {
  const { project, read, write, writeHome } = site;
  writeHome('en', english);
  writeHome('es', spanish);
  recordLedger({ locale: 'es', folder: project.folder });
  const before = files.map(read);
  const file = exported(project);
  const unchanged = { locale: 'es', written: [], confirmed: [], fuzzy: [], refused: [] };
  expect(importTranslations(project, file)).toEqual(unchanged);
  expect(files.map(read)).toEqual(before);
  write('locales/es/home.json', '{}\n');
  expect(importTranslations(project, file)).toEqual({ ...unchanged, written: Object.keys(english) });
  expect(files.map(read)).toEqual(before);
});

test('an edit changes only its message, which needs a review; refused texts are not written', ({ site }) => {
  const { project, read, writeHome } = site;
  writeHome('en', english);
  writeHome('es', spanish);
  recordLedger({ locale: 'es', folder: project.folder });
  const [before] = files.map(read);
  const edited = (words: string) => Buffer.from(exported(project).toString().replace('Quiénes somos', words));
  expect(importTranslations(project, edited('Quiénes {nombre}'))).toMatchObject({
    written: [],
    refused: [{ key: 'home.a', rule: 'structure' }],
  });
  expect(read('locales/es/home.json')).toBe(before);
  const whole = edited('Qué somos').toString();
  for (const [text, reason, name] of [
    ['Hola', 'no messages that can be read'],
    [whole.replace('msgctxt "home.a"\n', ''), 'has no msgctxt'],
    [whole.replace('Language: es', ''), 'does not name its language'],
    [whole, 'does not begin with es', 'it.po'],
  ] as const) {
    expect(() => importTranslations(project, Buffer.from(text), undefined, name)).toThrow(reason);
  }
  expect(read('locales/es/home.json')).toBe(before);
  expect(importTranslations(project, edited('Qué somos'))).toMatchObject({
    written: ['home.a'],
    refused: [],
  });
  expect(read('locales/es/home.json')).toBe(before?.replace('Quiénes', 'Qué'));
  const ofMac = Buffer.from(whole.replace('Qué somos', "L'Hospitalet es").replaceAll('\n', '\r'));
  importTranslations(project, ofMac);
  expect(read('locales/es/home.json')).toContain('L’Hospitalet es');
});

test('a translation of an older English is fuzzy, is refused from an old file, and is confirmed by a person', ({
  site,
}) => {
  const { project, writeHome } = site;
  writeHome('en', english);
  writeHome('es', spanish);
  recordLedger({ locale: 'es', folder: project.folder });
  const old = exported(project).toString();
  writeHome('en', { ...english, 'home.a': 'Who we all are' });
  const now = exported(project).toString();
  expect(now).toContain(`#, fuzzy\nmsgctxt "home.a"`);
  const skipped = importTranslations(project, Buffer.from(now));
  expect(skipped).toMatchObject({ confirmed: [], written: [], fuzzy: ['home.a'] });
  expect(summaryOf(skipped)).toBe('es: 0 changed, 0 confirmed, 0 refused, 1 skipped: fuzzy.');
  const confirmed = importTranslations(project, Buffer.from(now.replace('#, fuzzy\n', '')), 'Ana Díaz');
  expect(confirmed).toMatchObject({ confirmed: ['home.a'] });
  expect(readLedger('es', project.folder).ledger.get('home.a')?.by).toBe('Ana Díaz');
  expect(() => importTranslations(project, Buffer.from(old.replace('Language: es', 'Language: es_MX')))).toThrow(
    'It is in es-MX, which is not a language of the site: en, ar, es',
  );
  const late = Buffer.from(old.replace('Quiénes somos', 'Qué somos'));
  expect(importTranslations(project, late).refused).toMatchObject([{ key: 'home.a', rule: 'stale' }]);
});
