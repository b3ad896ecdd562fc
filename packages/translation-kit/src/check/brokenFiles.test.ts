import { expect, test } from '@playwright/test';
import { catalogFile, problemsOf } from '../testing/sample';

const good = catalogFile('es', { 'home.a': 'Uno', 'home.b': 'Dos', 'home.c': 'Tres' });
const b = '  "home.b": {\n    "defaultMessage": "Dos"\n  },\n';
const c = '  "home.c"';

/** Broken files: the line and key of the first finding, the changed part of the file, and the reason. */
const broken = [
  [5, 'home.b', b, '', 'is not translated yet'],
  [5, 'home.b', 'Dos', '', 'is not translated yet'],
  [5, 'home.b', 'Dos', ' ', 'has no text'],
  [5, 'home.b', '{\n    "defaultMessage": "Dos"\n  }', '"Dos"', 'is not { "defaultMessage": … }'],
  [8, 'home.bb', c, b.replace('home.b', 'home.bb') + c, 'the source has no such key'],
  [8, 'home.b', c, b + c, 'is there more than once'],
  [8, 'about.b', c, b.replace('home.b', 'about.b') + c, 'does not start with "home.", as every key of this file must'],
  [2, 'home.d', 'home.a', 'home.d', 'the keys are not in order: home.b belongs here'],
  [5, 'home.b', '"Dos"', '"Dos",\n    "note": "x"', 'has "note", which nothing reads'],
  [8, '', '},\n  "home.c"', '}\n  "home.c"', 'is not JSON: a comma is missing after the previous entry'],
  [10, '', '"Tres"\n  }', '"Tres"\n  },', 'is not JSON: has a comma after the last entry'],
  [5, '', '"home.b"', '“home.b”', 'is not JSON: has “ in place of a straight quote'],
  [6, '', 'Dos', 'Do\ns', 'is not JSON: a text has no closing quote in its line'],
  [1, '', '{\n  "home.a"', '\uFEFF{\n  "home.a"', 'is not JSON: begins with an invisible mark (BOM)'],
] as const;

test('each kind of broken file is reported with its line, key, reason and fix', () => {
  for (const [line, key, from, to, reason] of broken) {
    expect.soft(good, reason).toContain(from);
    const problems = problemsOf(good.replace(from, to), 'es', { 'home.a': 'One', 'home.b': 'Two', 'home.c': 'Three' });
    const expected = { file: 'locales/es/home.json', line, key, reason, fix: expect.stringMatching(/\w/) };
    expect.soft(problems).toContainEqual(expect.objectContaining(expected));
  }
});
