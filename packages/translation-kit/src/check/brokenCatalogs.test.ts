import { expect, test } from '@playwright/test';
import { catalogFile, problemsOf } from '../testing/sample';

const hours = '{count, plural, one {# hour} other {# hours}}';
const app = '{filter, select, woman {Her app} man {His app} other {Their app}}';
const price = '{referralCap, number, ::currency/USD}';
const [day, month] = ['{year, date, ::yMd}', '{year, date, ::yM}'];

/** Broken translations: language, English, translation, and a part of the only finding. */
const broken = [
  ['es', 'Hello {name}', 'Hola {name', 'is not a valid message: a “{” has no “}”'],
  ['es', 'See <b>this</b>', 'Mira <b>esto', 'is not a valid message: a tag is opened and not closed'],
  ['es', '<b><i>Both</i></b>', '<b><i>Ambos</b></i>', 'is not a valid message: a closing tag does not belong'],
  ['es', hours, '{count, plural, one {#} many {#}}', 'a plural or select has no form “other”'],
  ['es', '{company} in {address}', '{company} en casa', 'lost {address}'],
  ['es', '{name}', "'{name}'", 'lost {name}'],
  ['es', 'Hello {name}', 'Hola {nombre}', 'has {nombre} in the place of {name}'],
  ['es', 'Hello', 'Hola {name}', 'has {name}, which the source does not have'],
  ['es', price, price.replace('USD', 'EUR'), `has ${price.replace('USD', 'EUR')} in the place of ${price}`],
  ['ar', month, day, `has ${day} in the place of ${month}`],
  ['ar', 'Our <caseStudies>work</caseStudies>', 'الدراسات', 'lost <caseStudies>'],
  ['es', 'Read this', 'Lee <strong>esto</strong>', 'has <strong>, which the source does not have'],
  ['es', 'Read <b>this</b>', 'Lee <b></b>esto', '<b> is empty'],
  ['es', '<b>See <i>this</i></b>', '<b>Mira</b> <i>esto</i>', '<i> is not inside <b>'],
  ['es', '<b>See</b> <i>this</i>', '<b>Mira <i>esto</i></b>', '<i> is inside <b>'],
  ['es', 'To <mail>{email}</mail>', 'A <mail>mí</mail>: {email}', '{email} is not inside <mail>'],
  ['es', 'Hello {name},\n\nwe', 'Hola, {name}: nos', String.raw`has other line breaks (\n) than the source`],
  ['es', hours, '{count} horas', 'lost {count, plural, …}'],
  ['es', hours, '{count, select, one {#} other {#}}', 'has {count, select, …} in the place of {count, plural, …}'],
  ['es', hours, '{count, plural, one {#} other {#}}', 'has no form “many”, which es uses for numbers such as 1000000'],
  ['ja', hours, '{count, plural, one {#} other {#}}', 'has a form “one”, which ja never uses'],
  ['es', hours, '{count, plural, =0 {} one {#} many {#} other {#}}', 'the form “=0” of {count, plural, …} is empty'],
  ['pt-BR', hours, '{count, plural, one {a} many {#} other {#}}', 'the form “one” of {count, plural, …} does not'],
  ['es', hours, '{count, plural, one {#} many {#} other {a}}', 'the form “other” of {count, plural, …} does not'],
  ['ja', '{count, plural, =0 {a} one {#} other {#}}', '{count, plural, other {#}}', 'lost its form =0'],
  ['es', app, '{filter, select, woman {A} other {B}}', 'lost the branch “man” of {filter, select, …}'],
  ['es', app, '{filter, select, woman {A} hombre {B} other {C}}', 'has the branch “hombre” of {filter, select, …}'],
  ['es', app, 'La app de {filter}', 'has {filter} in the place of {filter, select, …}'],
  ['es', '{year, select, a {{name}} other {{name}}}', '{year, select, a {A} other {{name}}}', 'in some forms'],
  ['es', 'Send', 'Envía '.repeat(20), 'has 120 characters instead of at most 90: “Envía'],
  ['ar', 'By <b>React</b>.', '\u2068<b>React\u2069</b>.', 'has an invisible direction mark that is not closed'],
  ['es', 'Solution', 'Soluci\uFFFDn', 'has an invisible or broken character, U+FFFD'],
  ['es', 'Design and code', 'Diseño &amp; código', 'shows “&amp;” to visitors'],
  ['es', 'Design and code', 'Diseño<br/>y código', 'shows “<” to visitors'],
] as const;

test('each kind of broken message is reported only once, with its place, reason and fix', () => {
  for (const [locale, source, translation, reason] of broken) {
    const file = catalogFile(locale, { 'home.a': 'Bien', 'home.b': translation, 'home.z': 'Bien' });
    const problems = problemsOf(file, locale, { 'home.a': 'Fine', 'home.b': source, 'home.z': 'Fine' });
    const place = { file: `locales/${locale}/home.json`, line: 5, key: 'home.b' };
    const expected = { ...place, reason: expect.stringContaining(reason), fix: expect.stringMatching(/\w/) };
    expect.soft(problems, translation).toMatchObject([expected]);
  }
});

test('a translation may have other plural forms and another order of words than the source', () => {
  const forms = 'zero {لا} one {واحدة} two {اثنتان} few {# س} many {# س} other {# س}';
  const source = {
    'home.a': '<b>{count}+</b> years by {name}',
    'home.b': '{count, plural, =0 {a} one {#} other {#}}',
  };
  const arabic = {
    'home.a': `{name} <b>{count, plural, ${forms}}</b> س`,
    'home.b': `{count, plural, =0 {لا} ${forms}}`,
  };
  expect(problemsOf(catalogFile('ar', arabic), 'ar', source)).toEqual([]);
});

test('the source is checked for unknown placeholders and missing limits of length', () => {
  const checked = (defaultMessage: string, description: string) =>
    problemsOf(JSON.stringify({ 'home.a': { defaultMessage, description } }), 'en');
  const reasons = (text: string) => checked(text, 'A text. At most 60 characters.').map((found) => found.reason);
  expect(reasons('We have {numberOfDesks} desks.')).toEqual(['has an unknown {numberOfDesks}']);
  expect(reasons('{count, plural, one {{nobody}} other {#}}')).toEqual(['has an unknown {nobody}']);
  expect(reasons('See <b><offers>our offers</offers></b>.')).toEqual(['has an unknown <offers>']);
  // The length excludes tags, and includes formatted facts and the longest form of a plural. A name counts as twelve characters at most.
  const lengths = { '<b>Over {seniorShare, number, percent}</b>': 8, [hours]: 9, 'By {product}': 15 };
  for (const [text, length] of Object.entries(lengths)) {
    expect(checked(text, `A text. At most ${length} characters.`)).toEqual([]);
    expect(checked(text, `A text. At most ${length - 1} characters.`)).toHaveLength(1);
  }
  for (const none of ['A text.', ' ']) expect(checked('Words', none).map(({ rule }) => rule)).toEqual(['description']);
});
