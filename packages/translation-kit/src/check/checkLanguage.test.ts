import { sourceLocale } from '../catalogs/catalog';
import { inspectCatalogs } from '../catalogs/readCatalogs';
import type { Project } from '../project';
import { expect, test } from '../testing/sample';
import { checkLanguage } from './checkLanguage';
import { inspectGlossary } from './glossary';
import { report } from './report';

function checked(project: Project, locale = 'es') {
  const source = inspectCatalogs(sourceLocale, project.folder).catalogs;
  return { source, checked: [checkLanguage(project, locale, inspectCatalogs(locale, project.folder), source)] };
}

const allowed = (dismissed: string) =>
  `{\n  "names": [],\n  "sameAsSource": {},\n  "dismissed": [\n    ${dismissed}\n  ]\n}\n`;
const dismissal =
  '{ "locale": "es", "key": "home.a", "rule": "quotes", "about": "straight", "reason": "The customer writes it so." }';

test('a finding is dismissed in one message of one language; a dismissal of nothing, and a broken one, is an error', ({
  site,
}) => {
  const { project, write, writeHome } = site;
  const problems = (dismissed: string) => {
    write('locales/allowed.json', allowed(dismissed));
    const found = ['es', sourceLocale].flatMap((locale) => checked(project, locale).checked);
    return found.flatMap((one) => one.problems).filter(({ rule }) => rule !== 'ledger');
  };
  writeHome('en', { 'home.a': 'The button “Send”' });
  writeHome('es', { 'home.a': 'El botón "Enviar"' });
  expect(problems(dismissal)).toEqual([]);
  expect(problems(dismissal.replace('"es"', '"*"')).map(({ rule }) => rule)).toEqual(['dismissed']);
  for (const other of ['"key": "home.z"', '"rule": "script"', '"about": "curly"', '"locale": "ar"']) {
    const [name = ''] = other.split(':');
    const changed = dismissal.replace(new RegExp(`${name}: "[^"]*"`), other);
    expect(
      problems(changed).map(({ rule }) => rule),
      other,
    ).toContain('quotes');
  }
  expect(problems(dismissal.replace('home.a', 'home.z'))).toContainEqual(
    expect.objectContaining({ line: 5, key: 'home.z', rule: 'dismissed', fix: 'remove this entry of "dismissed"' }),
  );
  expect(problems(`${dismissal},`)).toMatchObject([
    { line: 5, reason: 'is not JSON: has a comma after the last entry' },
  ]);
  const withoutReason = dismissal.replace('The customer writes it so.', 'so');
  expect(problems(withoutReason)).toMatchObject([{ line: 5, key: 'dismissed.0.reason' }]);
});

test('a missing message is no error; errors come last, and a table is shown where it is asked for', ({ site }) => {
  const { project, writeHome } = site;
  writeHome('en', { 'home.a': 'One', 'home.b': 'Two', 'home.c': 'Three', 'home.d': 'Four', 'home.e': 'Five' });
  writeHome('es', { 'home.a': 'One' });
  const all = checked(project);
  const { lines, errors } = report({ ...all, ofCode: [], hasTable: false });
  expect(errors).toBe(2);
  expect(lines).toEqual([
    expect.stringMatching(
      /^es: 4 messages are not translated yet, the first is home\.b\. Fix: add them; --table counts/,
    ),
    expect.stringContaining('home.json:2: home.a: is the same as in English: “One”'),
    expect.stringContaining(
      'translations that are not in the ledger yet: 1, the first is home.a. Fix: npm run locales -- record.',
    ),
    'Errors in es: 2.',
  ]);
});

test('one page can be asked for, with every missing message and a table of progress', ({ site }) => {
  const { project, writeHome } = site;
  writeHome('en', { 'home.a': 'One', 'home.b': 'Two', 'home.c': 'Three', 'home.d': 'Four', 'home.e': 'Five' });
  writeHome('es', { 'home.a': 'Uno' });
  const { lines, errors } = report({ ...checked(project), ofCode: [], pages: ['home'], hasTable: true });
  const [table = '', ...rest] = lines;
  expect(table.replaceAll(/ +/g, ' ').split('\n')).toEqual(['page es reviewed', 'home 1/5 0', 'all 1/5 0']);
  expect(rest.map((line) => line.replace(/^.*home\.json:2: /, '').replace(/\. Fix.*/, ''))).toEqual([
    ...['b', 'c', 'd', 'e'].map((key) => `home.${key}: is not translated yet`),
    'No errors in es.',
  ]);
  expect(errors).toBe(0);
});

test('a glossary of another shape, and a term that is there twice, are reported', () => {
  const file = 'locales/glossaries/de.json';
  const glossaryOf = (terms: unknown) => JSON.stringify({ review: 'awaiting review', style: [], terms }, null, 2);
  const term = { term: 'case study', translations: ['Fallstudie'] };
  expect(inspectGlossary(glossaryOf([term]), file)).toEqual({ glossary: expect.anything(), problems: [] });
  expect(inspectGlossary(glossaryOf([term, term]), file).problems).toMatchObject([
    { file, line: 12, key: 'case study', rule: 'glossary', reason: 'is in the glossary twice' },
  ]);
  const withoutTranslations = inspectGlossary(glossaryOf([{ term: 'case study' }]), file);
  expect(withoutTranslations.problems).toMatchObject([{ file, key: 'terms.0.translations', rule: 'glossary' }]);
  expect(inspectGlossary('{', file).problems).toMatchObject([{ file, line: 1, rule: 'glossary' }]);
});

test('a language that the check does not know is reported with the entry to write, which is no error', ({ site }) => {
  const { project, writeHome } = site;
  writeHome('en', { 'home.a': 'One' });
  for (const locale of ['nl', 'ja', 'pt-BR']) writeHome(locale, {});
  const hints = ['nl', 'ja', 'pt-BR'].map((locale) => {
    const { lines, errors } = report({ ...checked(project, locale), ofCode: [], hasTable: false });
    expect(errors).toBe(0);
    return lines.find((line) => line.includes('languages.json'))?.replace(/^.*there: /, '');
  });
  const quotes = '"quotes": ["“", "”"], "innerQuotes": ["‘", "’"]';
  const latin = '"script": "Latin", "letters": "áäéè", "commonWords": "fifty frequent words"';
  expect(hints).toEqual([`"nl": {${quotes}, ${latin}}`, `"ja": {${quotes}}`, undefined]);
});
