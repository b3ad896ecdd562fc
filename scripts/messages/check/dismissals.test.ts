import { expect, test } from '@playwright/test';
import { consistencyProblems } from './consistency';
import { type Dismissal, withoutDismissed } from './dismissals';
import { inspectCatalog } from './inspectCatalog';
import type { Problem } from './problem';

const problem: Problem = {
  file: 'locales/es/home.json',
  line: 5,
  key: 'home.b',
  rule: 'glossary',
  reason: '“case study” is not translated as the glossary says',
  mend: 'write “caso práctico”',
};

const dismissal: Dismissal = {
  locale: 'es',
  key: 'home.b',
  rule: 'glossary',
  reason: 'A court’s case, not one of ours.',
  file: 'locales/allowed.json',
  line: 9,
};

test('a finding is dismissed in one message of one language, for its rule and its words', () => {
  expect(withoutDismissed([problem], [dismissal], 'es')).toEqual([]);
  expect(withoutDismissed([problem], [{ ...dismissal, about: 'case study' }], 'es')).toEqual([]);
  // Of another language it says nothing.
  expect(withoutDismissed([problem], [dismissal], 'ar')).toEqual([problem]);
  for (const other of [{ key: 'home.a' }, { rule: 'words' as const }, { about: 'team' }]) {
    expect(withoutDismissed([problem], [{ ...dismissal, ...other }], 'es')).toHaveLength(2);
  }
});

test('a dismissal that dismisses nothing is an error, with its line', () => {
  expect(withoutDismissed([], [dismissal], 'es')).toEqual([
    {
      file: 'locales/allowed.json',
      line: 9,
      key: 'home.b',
      rule: 'dismissed',
      reason: 'nothing of the rule “glossary” is found in this message (es)',
      mend: 'remove this entry of "dismissed"',
    },
  ]);
});

test('one English text in two ways is told at the second of them', () => {
  const catalogOf = (locale: string, texts: readonly string[]) => {
    const description = 'A text. At most 60 characters.';
    const entries = texts.map((defaultMessage, index) => [
      `home.${'abc'[index]}`,
      { defaultMessage, ...(locale === 'en' && { description }) },
    ]);
    const json = JSON.stringify(Object.fromEntries(entries), null, 2);
    return new Map([['home', inspectCatalog(json, 'home', locale).catalog]]);
  };
  const source = catalogOf('en', ['Send', 'Team', 'Send']);
  expect(consistencyProblems(source, catalogOf('es', ['Enviar', 'Equipo', 'Enviar']))).toEqual([]);
  expect(consistencyProblems(source, catalogOf('es', ['Enviar', 'Equipo', 'Mandar']))).toEqual([
    {
      file: 'locales/es/home.json',
      line: 8,
      key: 'home.c',
      rule: 'consistency',
      reason: '“Send” is “Mandar” here and “Enviar” in home.a',
      mend: 'say it in the same words, or dismiss this with the reason',
    },
  ]);
});
