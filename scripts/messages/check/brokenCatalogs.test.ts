import { expect, test } from '@playwright/test';
import { inspectCatalog, inspectFile } from './inspectCatalog';
import type { Glossary } from './glossary';
import { languageProblems } from './languageProblems';
import { inOrder, type Problem, problemLine } from './problem';
import { brokenFiles } from './testing/brokenFiles';
import { brokenMessages } from './testing/brokenMessages';

const review = 'awaiting review by a native speaker';

const glossaries: Readonly<Record<string, Glossary>> = {
  ar: {
    review,
    style: [],
    terms: [
      { term: 'check-in', translations: ['تسجيل الحضور'], forbidden: ['تسجيل الدخول'] },
      { term: 'case study', translations: ['دراسة', 'دراسات'] },
    ],
  },
  es: {
    review,
    style: [],
    forbidden: ['usted', 'ustedes', 'vosotros', 'vosotras'].map((word) => ({ word, instead: 'tú' })),
    terms: [
      {
        term: 'case study',
        translations: ['caso práctico', 'casos prácticos'],
        note: '“Estudio de caso” is a calque.',
      },
      { term: 'AI', translations: ['IA'] },
      { term: 'privacy policy', translations: ['política de privacidad'] },
      { term: 'terms and conditions', translations: ['términos y condiciones'] },
    ],
  },
  'pt-BR': { review, style: [], forbidden: [{ word: 'equipa', instead: 'equipe' }], terms: [] },
};

const description = 'A text. At most 60 characters.';

function sourceOf(texts: Readonly<Record<string, string>>, name: string) {
  const entries = Object.entries(texts).map(([key, text]) => {
    const limit = description.replace('60', String(Math.max(60, text.length * 2)));
    return [key, { defaultMessage: text, description: limit }];
  });
  return inspectCatalog(JSON.stringify(Object.fromEntries(entries), null, 2), name, 'en').catalog;
}

function problemsOf(
  file: string | Uint8Array,
  locale: string,
  source: Readonly<Record<string, string>>,
  name = 'home',
): Problem[] {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const { catalog, problems } = inspectFile(bytes, name, locale);
  const glossary = glossaries[locale];
  const language = { locale, catalogs: new Map([[name, catalog]]), ...(glossary !== undefined && { glossary }) };
  return inOrder([...problems, ...languageProblems(language, new Map([[name, sourceOf(source, name)]]))]);
}

const saying = (text: string | RegExp) => (typeof text === 'string' ? text : expect.stringMatching(text));

/** Catalogs that are not named as their keys begin. */
const catalogNames: Readonly<Record<string, string>> = {
  'caseStudy.x': 'case-studies/x',
  privacyPolicy: 'privacy-policy',
};

const around: Readonly<Record<string, string>> = { es: 'Bien', ar: 'حسنًا', 'pt-BR': 'Bem', 'en-GB': 'Fine, then' };

for (const { name, rule, locale, source, translation, reason, mend, key = 'home.b' } of brokenMessages) {
  test(`broken message: ${name}`, () => {
    const good = { defaultMessage: around[locale] ?? 'はい' };
    const [, start = 'home'] = /^(caseStudy\.x|privacyPolicy)\./.exec(key) ?? [];
    const [first, last] = [`${start}.a`, `${start}.z`];
    const file = { [first]: good, [key]: { defaultMessage: translation }, [last]: good };
    const catalog = catalogNames[start] ?? start;
    const english = { [first]: 'Fine', [key]: source, [last]: 'Fine' };
    const problems = problemsOf(JSON.stringify(file, null, 2), locale, english, catalog);
    const place = { file: `locales/${locale}/${catalog}.json`, line: 5, key };
    expect(problems).toContainEqual({ ...place, rule, reason: saying(reason), mend: saying(mend) });
    // Nothing else is taken for broken: a tag that was renamed is also lost, a text with HTML may be.
    expect(problems.filter((problem) => problem.key !== key || problem.rule !== rule)).toEqual([]);
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

test('a file in another encoding is told once, and not in every line', () => {
  const source = { 'home.a': 'One', 'home.b': 'Two', 'home.c': 'Three' };
  for (const { file } of brokenFiles.filter(({ rule }) => rule === 'encoding')) {
    expect(problemsOf(file, 'es', source)).toHaveLength(1);
  }
});

test('a problem is told in one line: file, line, key, reason and mend', () => {
  const [problem] = problemsOf('{\n  "home.a": {\n    "defaultMessage": "Hola {nombre}"\n  }\n}', 'es', {
    'home.a': 'Hello {name}',
  });
  expect(problem && problemLine(problem)).toBe(
    'locales/es/home.json:2: home.a: the placeholder {name} has become {nombre}. Mend: write {name}: names of placeholders are not translated.',
  );
});
