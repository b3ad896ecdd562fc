import { expect, test } from '@playwright/test';
import { inspectCatalog } from './inspectCatalog';
import { inspectGlossary } from './glossary';
import { localeProblems } from './localeProblems';
import { report } from './report';

const description = 'A text. At most 60 characters.';
const numbers = ['One', 'Two', 'Three', 'Four', 'Five'];

/** home.json or about-us.json of a language with these texts, called a, b, c and so on. */
function catalogOf(locale: string, name: string, texts: readonly string[]) {
  const prefix = name === 'home' ? 'home' : 'aboutUs';
  const entries = texts.map((defaultMessage, index) => [
    `${prefix}.${'abcde'[index]}`,
    { defaultMessage, ...(locale === 'en' && { description }) },
  ]);
  return inspectCatalog(JSON.stringify(Object.fromEntries(entries), null, 2), name, locale).catalog;
}

const source = new Map([
  ['about-us', catalogOf('en', 'about-us', numbers)],
  ['home', catalogOf('en', 'home', numbers)],
]);

/** The report on German, which has no glossary, with these texts on the home page. */
function reportOf(texts: readonly string[], pages?: readonly string[]) {
  const catalogs = new Map([['home', catalogOf('de', 'home', texts)]]);
  const checked = [localeProblems('de', { catalogs, problems: [] }, source)];
  return report({ checked, ofCode: [], source, ...(pages !== undefined && { pages }) });
}

test('what is not translated yet is no error, and is counted for each page', () => {
  const { problems, progress, errors } = reportOf(['Eins', 'Zwei', 'Drei', 'Vier', 'Five']);
  // One word that is English still, and a ledger that does not know the others.
  expect(errors).toBe(2);
  expect(problems).toEqual([
    'locales/de/about-us.json: 5 messages are not translated yet, the first is aboutUs.a. Mend: add them; with --page they are listed one by one.',
    expect.stringContaining('locales/de/home.json:14: home.e: is the same as in English: “Five”. Mend: translate it'),
    'locales/ledgers/de.jsonl:1: 5 translations are not in the ledger as they are, the first is home.a. Mend: run npm run locales:record.',
  ]);
  expect(progress.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '',
    'Translated messages, and how many of them are reviewed:',
    'page de reviewed',
    'about-us 0/5 0',
    'home 4/5 0',
    'all 4/10 0',
    '',
    'Errors in de: 2.',
  ]);
});

test('one page can be asked for, and then every message is told', () => {
  const { problems, progress, errors } = reportOf(['Eins'], ['home']);
  expect(errors).toBe(0);
  expect(problems.map((line) => line.slice(0, line.indexOf(': is')))).toEqual(
    ['b', 'c', 'd', 'e'].map((key) => `locales/de/home.json:2: home.${key}`),
  );
  expect(progress).not.toContain('about-us');
  expect(progress).toContain('No errors in de.');
});

test('a glossary of another shape, and a term that stands twice, are told with their line', () => {
  const file = 'locales/glossaries/de.json';
  const glossaryOf = (terms: unknown) => JSON.stringify({ review: 'awaiting review', style: [], terms }, null, 2);
  const term = { term: 'case study', translations: ['Fallstudie'] };
  expect(inspectGlossary(glossaryOf([term]), file)).toEqual({ glossary: expect.anything(), problems: [] });
  expect(inspectGlossary(glossaryOf([term, term]), file).problems).toEqual([
    {
      file,
      line: 12,
      key: 'case study',
      rule: 'glossary',
      reason: 'is in the glossary twice',
      mend: expect.any(String),
    },
  ]);
  expect(inspectGlossary(glossaryOf([{ term: 'case study' }]), file).problems).toEqual([
    expect.objectContaining({ file, key: 'terms.0.translations', rule: 'glossary' }),
  ]);
  expect(inspectGlossary('{', file).problems).toEqual([expect.objectContaining({ file, line: 1, rule: 'glossary' })]);
});
