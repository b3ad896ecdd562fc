import { expect, test } from '@playwright/test';
import { parseCatalog } from './catalogs';
import { figureProblems } from './figureWords';
import { lackingMessages, leftoverMessages } from './leftoverMessages';
import { namedMessages, unusedMessageProblems } from './messageUse';
import { type Problem, problemLine } from '@nine-blocks/translation-kit/catalogs/problem';

/** A catalog home.json with these messages, each described well. */
function catalogOf(messages: Readonly<Record<string, string>>, description = 'A text. At most 300 characters.') {
  const entries = Object.entries(messages).map(([key, defaultMessage]) => [key, { defaultMessage, description }]);
  return parseCatalog(JSON.stringify(Object.fromEntries(entries)), 'home', 'en');
}

/** File, line, key and reason of problems, without their fixes. */
const told = (problems: readonly Problem[]) => problems.map((problem) => problemLine(problem).split('. Fix: ')[0]);

test('every figure is used', () => {
  const code = 'export const figures = {\n  campUsers: {},\n}';
  const known = { campUsers: {} };
  expect(figureProblems([catalogOf({ 'home.a': 'By {campUsers}' })], known, code)).toEqual([]);
  expect(told(figureProblems([catalogOf({ 'home.a': 'None' })], known, code))).toEqual([
    'src/content/figures.ts:2: campUsers: no message uses it',
  ]);
});

test('a message that nobody shows, and one that no catalog has, are told', () => {
  const catalogs = [
    catalogOf({ 'home.a': 'A', 'home.b.x.title': 'X', 'home.b.y.title': 'Y', 'home.c': 'C', 'home.d': 'D' }),
  ];
  const sources = new Map([
    [
      'src/a.tsx',
      [
        '// "home.comment"',
        "<Message id=\"home.a\"/> messageId('home.b', id, 'title') title={`home.b`} href={'/home.css'}",
        '/* `home.other` */ { title: `home.e.${id}`, text: "home.f" }',
      ].join('\n'),
    ],
  ]);
  const { named, problems } = namedMessages(sources, catalogs);
  expect([...named]).toEqual(['home.a', 'home.b.x.title', 'home.b.y.title']);
  expect(told(problems)).toEqual([
    'src/a.tsx:3: home.e.${}: no catalog has such a message',
    'src/a.tsx:3: home.f: no catalog has such a message',
  ]);
  expect(told(unusedMessageProblems(catalogs, new Set(['home.c']), named))).toEqual([
    'locales/en/home.json:1: home.d: is shown nowhere',
  ]);
});

test('messages of a tag or a person whose record is gone are told, and those that a record lacks', () => {
  const catalog = (name: string, ...keys: string[]) => {
    const entry = { defaultMessage: 'A name', description: 'A text. At most 20 characters.' };
    return parseCatalog(JSON.stringify(Object.fromEntries(keys.map((key) => [key, entry]))), name, 'en');
  };
  const catalogs = [
    catalog('tags', 'tags.circus', 'tags.pet'),
    catalog('team', 'team.ada.position', 'team.eve.position'),
  ];
  const owners = [
    { start: 'tags.', ends: [''], names: ['pet', 'zoo'], where: 'src/content/tags.ts' },
    { start: 'team.', ends: ['.position'], names: ['eve'], where: 'src/content/team.ts' },
  ];
  expect(told(leftoverMessages(catalogs, owners))).toEqual([
    'locales/en/tags.json:1: tags.circus: is left over: src/content/tags.ts has no “circus”',
    'locales/en/team.json:1: team.ada.position: is left over: src/content/team.ts has no “ada”',
  ]);
  expect(told(lackingMessages(catalogs, owners))).toEqual([
    'locales/en/tags.json:1: tags.zoo: is missing, and src/content/tags.ts has “zoo”',
  ]);
});
