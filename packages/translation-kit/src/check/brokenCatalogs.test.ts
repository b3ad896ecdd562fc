import { expect, test } from '@playwright/test';
import { inspectCatalog, inspectFile } from '../catalogs/inspectCatalog';
import { inOrder, type Problem } from '../catalogs/problem';
import { catalogFile, sampleProject } from '../testing/sample';
import { withAllowed } from './allowed';
import brokenFiles from './brokenFiles.json' with { type: 'json' };
import brokenMessages from './brokenMessages.json' with { type: 'json' };
import { languageProblems } from './checkLanguage';
import type { Glossary } from './glossary';
import glossaries from './sampleGlossaries.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

const project = withAllowed({ ...sampleProject, folder: 'none' });
const named = glossaries as Readonly<Record<string, Glossary>>;

/** All that the check reports about a translated file. */
function problemsOf(file: Uint8Array, locale: string, source: Texts, name = 'home'): Problem[] {
  const { catalog, problems } = inspectFile(file, name, locale);
  const english = inspectCatalog(catalogFile('en', source).replaceAll('200', '60'), name, 'en').catalog;
  const glossary = named[locale];
  const language = { project, locale, catalogs: new Map([[name, catalog]]), ...(glossary && { glossary }) };
  return inOrder([...problems, ...languageProblems(language, new Map([[name, english]]))]);
}

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

const around: Texts = { es: 'Bien', ar: 'حسنًا', 'pt-BR': 'Bem', 'en-GB': 'Fine, then' };

test('each kind of broken message is reported once, with its place, reason and fix, and nothing else is', () => {
  for (const { name, rule, locale, source, translation, reason, key = 'home.b' } of brokenMessages) {
    const start = key.split('.')[0] ?? '';
    const page = start === 'privacyPolicy' ? 'privacy-policy' : start;
    const good = around[locale] ?? 'はい';
    const [first, last] = [`${start}.a`, `${start}.z`];
    const file = catalogFile(locale, { [first]: good, [key]: translation, [last]: good });
    const problems = problemsOf(bytes(file), locale, { [first]: 'Fine', [key]: source, [last]: 'Fine' }, page);
    const place = { file: `locales/${locale}/${page}.json`, line: 5, key, rule };
    const expected = { ...place, reason: expect.stringContaining(reason), fix: expect.stringMatching(/\w/) };
    expect.soft(problems, name).toContainEqual(expected);
    const others = problems.filter((problem) => problem.key !== key || problem.rule !== rule);
    expect.soft(others, name).toEqual([]);
  }
});

test('each kind of broken file is reported with its line, and a wrong encoding alone', () => {
  const good = catalogFile('es', { 'home.a': 'Uno', 'home.b': 'Dos', 'home.c': 'Tres' });
  for (const { name, rule, line, key, from, to, encoding, reason } of brokenFiles) {
    expect.soft(good, name).toContain(from);
    const file = bytes(good.replace(from, to), encoding as BufferEncoding | undefined);
    const problems = problemsOf(file, 'es', { 'home.a': 'One', 'home.b': 'Two', 'home.c': 'Three' });
    const place = { file: 'locales/es/home.json', line, key, rule };
    const expected = { ...place, reason: expect.stringContaining(reason), fix: expect.stringMatching(/\w/) };
    expect
      .soft(
        problems.filter((problem) => problem.rule === rule),
        name,
      )
      .toEqual([expected]);
    if (rule === 'encoding') expect.soft(problems, name).toHaveLength(1);
  }
});

test('the source is checked for what the site cannot show or has no limit for', () => {
  const wrong = {
    'We have {numberOfDesks} desks.': 'unknown placeholder {numberOfDesks}',
    '{count, plural, one {{nobody}} other {#}}': 'unknown placeholder {nobody}',
    'See <b><offers>our offers</offers></b>.': 'unknown tag <offers>',
    '{count, plural, one {1 user} other {# users}}': 'has a bare figure: “1 user”',
    'I’m Tiago, the founder.': 'has a name that is typed by hand, “Tiago”',
  };
  const checked = (text: string, description: string) => {
    const json = JSON.stringify({ 'home.a': { defaultMessage: text, description } });
    const { catalog, problems } = inspectCatalog(json, 'home', 'en');
    return [...problems, ...languageProblems({ project, locale: 'en', catalogs: new Map([['home', catalog]]) })];
  };
  for (const [text, reason] of Object.entries(wrong)) {
    expect(checked(text, 'A text. At most 60 characters.').map((found) => found.reason)).toEqual([reason]);
  }
  // A visitor sees no tags, facts as they are shown, and the longest form of a plural; a name counts as twelve characters at most.
  const lengths = {
    '<b>Over {seniorShare, number, percent}</b>': 8,
    '{count, plural, one {# case} other {# cases}}': 9,
    'By {product}': 15,
  };
  for (const [text, length] of Object.entries(lengths)) {
    expect(checked(text, `A text. At most ${length} characters.`)).toEqual([]);
    expect(checked(text, `A text. At most ${length - 1} characters.`)).toHaveLength(1);
  }
  expect(checked('Words', 'A text.').map(({ rule }) => rule)).toEqual(['description']);
  expect(checked('Words', ' ').map(({ rule }) => rule)).toEqual(['description']);
});
