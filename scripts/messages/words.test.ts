import { expect, test } from '@playwright/test';
import { parseCatalog } from './catalogs';
import { lackingMessages, missingOwner } from './messageOwners';
import { namedMessages, unusedMessageProblems } from './messageUse';
import { type Problem, problemLine } from '@nine-blocks/translation-kit/catalogs/problem';

/** A catalog home.json with these messages, each described well. */
function catalogOf(messages: Readonly<Record<string, string>>, description = 'A text. At most 300 characters.') {
  const entries = Object.entries(messages).map(([key, defaultMessage]) => [key, { defaultMessage, description }]);
  return parseCatalog(JSON.stringify(Object.fromEntries(entries)), 'home', 'en');
}

/** File, line, key and reason of problems, without their fixes. */
const reported = (problems: readonly Problem[]) => problems.map((problem) => problemLine(problem).split('. Fix: ')[0]);

test('a message that nobody shows, and one that no catalog has, are reported', () => {
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
  expect(reported(problems)).toEqual([
    'src/a.tsx:3: home.e.${}: no catalog has such a message',
    'src/a.tsx:3: home.f: no catalog has such a message',
  ]);
  const pictures = {
    ...catalogOf({}),
    lines: new Map(['b.screen.alt', 'c.drawing.caption'].map((end) => [`caseStudy.a.${end}`, 1])),
  };
  expect(reported(unusedMessageProblems([...catalogs, pictures], new Set(['home.c']), named))).toEqual([
    'locales/en/home.json:1: home.d: is shown nowhere',
    'locales/en/home.json:1: caseStudy.a.b.screen.alt: no pictures yet',
  ]);
});

test('a message that a record lacks is reported, and one of a tag or a person without a record is known', () => {
  const owners = [
    { start: 'tags.', ends: [''], names: ['pet', 'zoo'], where: 'src/content/tags.ts' },
    { start: 'team.', ends: ['.position'], optional: ['.description'], names: ['eve'], where: 'src/content/team.ts' },
  ];
  const entry = { defaultMessage: 'A name', description: 'A text. At most 20 characters.' };
  const catalogs = [
    parseCatalog(JSON.stringify({ 'tags.pet': entry }), 'tags', 'en'),
    parseCatalog(JSON.stringify({ 'team.eve.position': entry }), 'team', 'en'),
  ];
  expect(reported(lackingMessages(catalogs, owners))).toEqual([
    'locales/en/tags.json:1: tags.zoo: is missing, and src/content/tags.ts has “zoo”',
  ]);
  const keys = ['tags.circus', 'tags.pet', 'team.ada.description', 'team.eve.position'];
  expect(keys.filter((key) => missingOwner(key, owners) !== undefined)).toEqual([
    'tags.circus',
    'team.ada.description',
  ]);
});
