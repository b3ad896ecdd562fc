import { expect, test } from '@playwright/test';
import { figures } from '../../../src/content/figures';
import { parseCatalog } from '../../../src/tools/catalogs';
import { lengthProblems, orderProblems } from '../../../src/tools/checks/catalogShape';
import { bareFigureProblems, figureProblems } from '../../../src/tools/checks/figureWords';
import { namedMessages, unusedMessageProblems } from '../../../src/tools/checks/messageUse';
import { placeholderProblems } from '../../../src/tools/checkWords';

/** A catalog home.json with these messages, each described well. */
function catalogOf(messages: Readonly<Record<string, string>>, description = 'A text. At most 300 characters.') {
  const entries = Object.entries(messages).map(([key, defaultMessage]) => [key, { defaultMessage, description }]);
  return parseCatalog(JSON.stringify(Object.fromEntries(entries)), 'home', 'en');
}

test('a catalog that is broken is told by file, key and reason', () => {
  const entry = (text: string) => `{ "defaultMessage": "${text}", "description": "A text." }`;
  for (const [json, reason] of [
    ['{', 'locales/en/home.json: is not JSON: '],
    ['[]', 'locales/en/home.json: is not an object of messages'],
    [`{ "home.a": "Words" }`, 'home.a: is not { "defaultMessage": …, "description": … }'],
    [`{ "about.a": ${entry('Words')} }`, 'about.a: does not start with "home."'],
    [`{ "home.a": ${entry(' ')} }`, 'home.a: has no text'],
    ['{ "home.a": { "defaultMessage": "Words" } }', 'home.a: has no description for translators'],
    [`{ "home.a": ${entry('{open')} }`, 'home.a: is not a valid message: '],
    [`{ "home.a": ${entry('One')}, "home.a": ${entry('Two')} }`, 'home.a: stands more than once'],
  ] as const) {
    expect(() => parseCatalog(json, 'home', 'en')).toThrow(reason);
  }
});

test('words that cannot be shown, or say too much, are told by file, key and reason', () => {
  for (const [text, reason] of [
    ['We have {numberOfDesks} desks.', 'home.a: unknown placeholder {numberOfDesks}'],
    ['See <offers>our offers</offers>.', 'home.a: unknown tag <offers>'],
    [
      'We have 12 desks.',
      'home.a: has a bare figure (src/content/figures.ts is the place for it): “We have 12 desks.”',
    ],
    ['<b>٣ desks</b>', 'home.a: has a bare figure (src/content/figures.ts is the place for it): “٣ desks”'],
    [
      '{campUsers, plural, one {1 user} other {# users}}',
      'home.a: has a bare figure (src/content/figures.ts is the place for it): “1 user”',
    ],
    [
      'Half, or fifty %.',
      'home.a: has a bare figure (src/content/figures.ts is the place for it): “Half, or fifty %.”',
    ],
  ] as const) {
    const catalog = catalogOf({ 'home.a': text });
    expect([...placeholderProblems(catalog), ...bareFigureProblems(catalog)]).toEqual([
      `locales/en/home.json: ${reason}`,
    ]);
  }
  const fine = catalogOf({
    'home.a': 'Over {meteorYears, number} years, <b>{campUsers, plural, one {#} other {#}}</b>.',
  });
  expect([...placeholderProblems(fine), ...bareFigureProblems(fine)]).toEqual([]);
});

test('every figure is used, and its sentence says no more than it does', () => {
  const name = 'meteorYears';
  const sentences = {
    exactly: ['{meteorYears} years', undefined],
    'or more': ['{meteorYears}+ years; for {meteorYears} years and more', 'Or more fruit. {meteorYears} years'],
    over: ['Over {meteorYears} years', 'Over there. Now {meteorYears} years'],
    'at least': ['at least {meteorYears, number}', 'about {meteorYears, number}'],
    about: ['down about {meteorYears, number, percent}', 'down {meteorYears, number, percent}'],
    under: ['within {meteorYears, plural, other {# years}}', 'in {meteorYears, plural, other {# years}}'],
    'up to': ['up to {meteorYears}', 'by {meteorYears}'],
  } as const;
  for (const [qualifier, [right, wrong]] of Object.entries(sentences)) {
    const known = { [name]: { qualifier: qualifier as keyof typeof sentences } };
    expect(figureProblems([catalogOf({ 'home.a': right })], known)).toEqual([]);
    if (wrong === undefined) continue;
    expect(figureProblems([catalogOf({ 'home.a': wrong })], known)).toEqual([
      expect.stringContaining(`locales/en/home.json: home.a: {meteorYears} means “${qualifier}”`),
    ]);
  }
  const alone = { 'home.a.label': 'years at most', 'home.a.value': '{meteorYears}' };
  expect(figureProblems([catalogOf(alone)], { [name]: { qualifier: 'up to' } })).toEqual([]);
  expect(figureProblems([catalogOf({ 'home.a': 'None' })], { campUsers: figures.campUsers })).toEqual([
    'src/content/figures.ts: campUsers: no message uses it',
  ]);
});

test('the keys of a catalog are in order, and its words are as short as their description asks', () => {
  expect(orderProblems(catalogOf({ 'home.a': 'A', 'home.c': 'C', 'home.b': 'B' }))).toEqual([
    'locales/en/home.json: home.c: the keys are not in order: home.b belongs here',
  ]);
  expect(orderProblems(catalogOf({ 'home.a': 'A', 'home.b': 'B' }))).toEqual([]);

  const short = catalogOf({ 'home.a': 'Twelve chars' }, 'A text. At most 10 characters.');
  expect(lengthProblems(short, short)).toEqual([
    'locales/en/home.json: home.a: has 12 characters instead of at most 10',
  ]);
  const open = catalogOf({ 'home.a': 'Words' }, 'A text of any length.');
  expect(lengthProblems(open, open)).toEqual([
    'locales/en/home.json: home.a: its description does not end with “At most … characters.”',
  ]);
  // A translation has no descriptions: the source's count.
  expect(lengthProblems(catalogOf({ 'home.a': 'A much longer text', 'home.z': 'Z' }), short)).toHaveLength(1);
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
  expect(problems).toEqual([
    'src/a.tsx: home.e.${}: no catalog has such a message',
    'src/a.tsx: home.f: no catalog has such a message',
  ]);
  expect(unusedMessageProblems(catalogs, new Set(['home.c']), named)).toEqual([
    'locales/en/home.json: home.d: is shown nowhere',
  ]);
});
