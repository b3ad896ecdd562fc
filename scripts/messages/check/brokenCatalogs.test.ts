import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from '@playwright/test';
import { inspectCatalog } from './inspectCatalog';
import type { Glossary } from './glossary';
import { languageProblems } from './languageProblems';
import { inOrder, type Problem, problemLine } from './problem';
import { brokenFiles, brokenMessages } from './testing/brokenMessages';

const glossary: Glossary = {
  review: 'awaiting review by a native speaker',
  style: [],
  terms: [
    { term: 'case study', translations: ['caso práctico', 'casos prácticos'], note: '“Estudio de caso” is a calque.' },
  ],
};

const description = 'A text. At most 60 characters.';

function sourceOf(texts: Readonly<Record<string, string>>) {
  const entries = Object.entries(texts).map(([key, text]) => {
    const limit = description.replace('60', String(Math.max(60, text.length * 2)));
    return [key, { defaultMessage: text, description: limit }];
  });
  return inspectCatalog(JSON.stringify(Object.fromEntries(entries), null, 2), 'home', 'en').catalog;
}

function problemsOf(text: string, locale: string, source: Readonly<Record<string, string>>): Problem[] {
  const { catalog, problems } = inspectCatalog(text, 'home', locale);
  const language = { locale, catalogs: new Map([['home', catalog]]), ...(locale === 'es' && { glossary }) };
  return inOrder([...problems, ...languageProblems(language, new Map([['home', sourceOf(source)]]))]);
}

const saying = (text: string | RegExp) => (typeof text === 'string' ? text : expect.stringMatching(text));

const around: Readonly<Record<string, string>> = { es: 'Bien', ar: 'حسنًا', 'pt-BR': 'Bem', 'en-GB': 'Fine, then' };

for (const { name, rule, locale, source, translation, reason, mend, formatjsFinds } of brokenMessages) {
  test(`broken message: ${name}`, () => {
    const good = { defaultMessage: around[locale] };
    const file = { 'home.a': good, 'home.b': { defaultMessage: translation }, 'home.c': good };
    const problems = problemsOf(JSON.stringify(file, null, 2), locale, {
      'home.a': 'Fine',
      'home.b': source,
      'home.c': 'Fine',
    });
    const place = { file: `locales/${locale}/home.json`, line: 5, key: 'home.b' };
    expect(problems).toContainEqual({ ...place, rule, reason: saying(reason), mend: saying(mend) });
    // Nothing else is taken for broken: a tag that was renamed is also lost, a text with HTML may be.
    expect(problems.filter(({ key, rule: other }) => key !== 'home.b' || other !== rule)).toEqual([]);
    const finds = () => {
      try {
        return !isStructurallySame(parse(source), parse(translation)).success;
      } catch {
        return true;
      }
    };
    expect(finds()).toBe(formatjsFinds);
  });
}

for (const { name, rule, file, line, key, reason, mend } of brokenFiles) {
  test(`broken file: ${name}`, () => {
    const problems = problemsOf(file, 'es', { 'home.a': 'One', 'home.b': 'Two', 'home.c': 'Three' });
    const place = { file: 'locales/es/home.json', line, key };
    expect(problems.filter((problem) => problem.rule === rule)).toEqual([
      { ...place, rule, reason: saying(reason), mend: saying(mend) },
    ]);
  });
}

test('a problem is told in one line: file, line, key, reason and mend', () => {
  const [problem] = problemsOf('{\n  "home.a": {\n    "defaultMessage": "Hola {nombre}"\n  }\n}', 'es', {
    'home.a': 'Hello {name}',
  });
  expect(problem && problemLine(problem)).toBe(
    'locales/es/home.json:2: home.a: the placeholder {name} has become {nombre}. Mend: write {name}: names of placeholders are not translated.',
  );
});
