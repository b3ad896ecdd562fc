import { expect, test } from '@playwright/test';
import { figures } from '../../src/content/figures';
import { firstNameOf } from '../../src/content/personNames';
import { peopleOf } from '../../src/content/team';
import { parseCatalog } from '../messages/catalogs';
import { figureProblems } from './figureWords';
import { lackingMessages, leftoverMessages } from './leftoverMessages';
import { namedMessages, unusedMessageProblems } from './messageUse';
import { withoutDismissed } from '../messages/check/dismissals';
import { languageProblems } from '../messages/check/languageProblems';
import { type Problem, problemLine } from '../messages/check/problem';

/** A catalog home.json with these messages, each described well. */
function catalogOf(messages: Readonly<Record<string, string>>, description = 'A text. At most 300 characters.') {
  const entries = Object.entries(messages).map(([key, defaultMessage]) => [key, { defaultMessage, description }]);
  return parseCatalog(JSON.stringify(Object.fromEntries(entries)), 'home', 'en');
}

const ceo = firstNameOf(peopleOf('ceo')[0]?.name ?? '');

/** File, line, key and reason of problems, without their mends. */
const told = (problems: readonly Problem[]) => problems.map((problem) => problemLine(problem).split('. Mend: ')[0]);

const languageOf = (catalog: ReturnType<typeof catalogOf>) => ({
  locale: 'en',
  catalogs: new Map([['home', catalog]]),
});

/** Two figures that are numbers, whatever they count, and need no word beside them. */
const [number, count] = Object.entries(figures).flatMap(([name, { value, qualifier }]) =>
  typeof value === 'number' && qualifier === 'exactly' ? name : [],
);

test('words that cannot be shown, or say too much, are told by file, key and reason', () => {
  for (const [text, reason] of [
    ['We have {numberOfDesks} desks.', 'home.a: unknown placeholder {numberOfDesks}'],
    ['See <offers>our offers</offers>.', 'home.a: unknown tag <offers>'],
    ['We have 12 desks.', 'home.a: has a bare figure: “We have 12 desks.”'],
    ['<b>٣ desks</b>', 'home.a: has a bare figure: “٣ desks”'],
    [`{${count}, plural, one {1 user} other {# users}}`, 'home.a: has a bare figure: “1 user”'],
    ['Half, or fifty%.', 'home.a: has a bare figure: “Half, or fifty%.”'],
    [`I’m ${ceo}, the founder.`, `home.a: has the name of a person typed by hand, “${ceo}”`],
  ] as const) {
    const catalog = catalogOf({ 'home.a': text });
    expect(told(languageProblems(languageOf(catalog)))).toEqual([`locales/en/home.json:1: ${reason}`]);
  }
  const fine = catalogOf({
    'home.a': `In {${number}, number} years, <b>{${count}, plural, one {#} other {#}}</b>.`,
  });
  expect(languageProblems(languageOf(fine))).toEqual([]);
});

test('the sentence of a figure says no more than the figure does', () => {
  const sentences = [
    ['or more', 'FIGURE+ years; for FIGURE years and more', 'Or more. FIGURE years'],
    ['over', 'Over FIGURE years', 'Over there. Now FIGURE years'],
    ['at least', 'at least FIGURE', 'about FIGURE'],
    ['about', 'down about FIGURE', 'down FIGURE'],
    ['under', 'within FIGURE hours', 'in FIGURE hours'],
    ['up to', 'up to FIGURE', 'by FIGURE'],
  ] as const;
  const said = (qualifier: string, sentence: string) => {
    const [name] = Object.entries(figures).find(([, figure]) => figure.qualifier === qualifier) ?? [];
    return name === undefined ? [] : [sentence.replaceAll('FIGURE', `{${name}, number}`)];
  };
  for (const [qualifier, right, wrong] of sentences) {
    for (const text of said(qualifier, right)) {
      expect(languageProblems(languageOf(catalogOf({ 'home.a': text })))).toEqual([]);
    }
    for (const text of said(qualifier, wrong)) {
      expect(told(languageProblems(languageOf(catalogOf({ 'home.a': text }))))).toEqual([
        expect.stringMatching(new RegExp(`^locales/en/home.json:1: home.a: \\{\\w+\\} means “${qualifier}”`)),
      ]);
    }
  }
  const alone = { 'home.a.label': 'dollars at most', 'home.a.value': '{referralCap}' };
  expect(languageProblems(languageOf(catalogOf(alone)))).toEqual([]);
});

test('every figure is used', () => {
  const code = 'export const figures = {\n  campUsers: {},\n}';
  const known = { campUsers: {} };
  expect(figureProblems([catalogOf({ 'home.a': 'By {campUsers}' })], known, code)).toEqual([]);
  expect(told(figureProblems([catalogOf({ 'home.a': 'None' })], known, code))).toEqual([
    'src/content/figures.ts:2: campUsers: no message uses it',
  ]);
});

test('the words of the source are as short as their description asks, which says how long', () => {
  const problemsOf = (text: string, description: string) =>
    told(languageProblems(languageOf(catalogOf({ 'home.a': text }, description))));
  expect(problemsOf('Twelve chars', 'A text. At most 10 characters.')).toEqual([
    'locales/en/home.json:1: home.a: has 12 characters instead of at most 10: “Twelve chars”',
  ]);
  // What a visitor sees counts: facts as they are shown, and no tags.
  expect(problemsOf('<b>Over {company}</b>', 'A text. At most 17 characters.')).toEqual([]);
  expect(problemsOf('{seniorShare, number, percent}', 'A text. At most 3 characters.')).toEqual([]);
  expect(problemsOf('{seniorShare, number, percent}', 'A text. At most 2 characters.')).toHaveLength(1);
  // Of a plural the longest form counts, not the whole of what is written.
  expect(problemsOf('{count, plural, one {# case} other {# cases}}', 'A text. At most 9 characters.')).toEqual([]);
  expect(problemsOf('{count, plural, one {# case} other {# cases}}', 'A text. At most 8 characters.')).toHaveLength(1);
  expect(problemsOf('Words', 'A text of any length.')).toEqual([
    'locales/en/home.json:1: home.a: its description does not end with “At most … characters.”',
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

test('legal texts have the digits of laws, addresses and dates; elsewhere a reason is asked for', () => {
  const text = 'Am Sandtorkai 1, 20457 Hamburg, HRB 123456, Art. 6 GDPR, since May 25, 2018: 100%.';
  const entry = { defaultMessage: text, description: 'A text. At most 300 characters.' };
  for (const [name, key] of [
    ['privacy-policy', 'privacyPolicy.a'],
    ['terms-and-conditions', 'termsAndConditions.a'],
  ] as const) {
    const catalog = parseCatalog(JSON.stringify({ [key]: entry }), name, 'en');
    expect(languageProblems({ locale: 'en', catalogs: new Map([[name, catalog]]) })).toEqual([]);
  }
  const written = (defaultMessage: string, locale: string) =>
    parseCatalog(
      JSON.stringify({ 'privacyPolicy.a': locale === 'en' ? { ...entry, defaultMessage } : { defaultMessage } }),
      'privacy-policy',
      locale,
    );
  const address = 'Am Sandtorkai 1, 20457 Hamburg, HRB 123456';
  const source = new Map([['privacy-policy', written(`${address}. We are here.`, 'en')]]);
  for (const [translated, rules] of [
    [`${address}. Estamos aquí.`, []],
    [`${address}. We are here.`, ['sameAsSource']],
    [`${address}. Estamos aquí. We are here for you.`, ['language']],
  ] as const) {
    const catalogs = new Map([['privacy-policy', written(translated, 'es')]]);
    expect(languageProblems({ locale: 'es', catalogs }, source).map(({ rule }) => rule)).toEqual(rules);
  }
  const problems = languageProblems(languageOf(catalogOf({ 'home.a': text })));
  expect(problems.map(({ rule }) => rule)).toEqual(['figure']);
  const dismissal = { key: 'home.a', rule: 'figure', reason: 'An address.', file: 'allowed.json', line: 1 } as const;
  expect(withoutDismissed(problems, [{ ...dismissal, locale: '*' }], 'en')).toEqual([]);
  expect(withoutDismissed([], [{ ...dismissal, locale: '*' }], 'es')).toEqual([]);
  expect(withoutDismissed([], [{ ...dismissal, locale: '*' }], 'en')).toHaveLength(1);
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
