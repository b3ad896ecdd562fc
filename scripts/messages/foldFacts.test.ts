import { TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from '@playwright/test';
import { createIntl } from 'react-intl';
import { formatTag, type Locale, locales, sourceLocale } from '../../src/i18n/locales';
import type { Messages } from '../../src/i18n/messages';
import { plainFallback } from '../../src/i18n/plainFallback';
import { parseCatalog, readCatalogs } from './catalogs';
import { completeCatalogs } from './completeCatalogs';
import { factFolder, factsOf } from './foldFacts';
import { parseSettings } from '../settings/settings';
import { allElements } from './check/elements';
import { localPlaceholders } from './check/rules/known';
import { placeholderNames } from './check/rules/placeholders';

const facts = factsOf(parseSettings({}));

const some = { company: 'Nine', hours: 1, years: 15, share: 0.8, deal: 12_345.6, kind: 'app' };

/** A text as it is compiled, with some facts in it. */
function folded(text: string, locale: Locale = sourceLocale) {
  const json = JSON.stringify({ 'aboutUs.title': { defaultMessage: text, description: 'A text.' } });
  const [message = []] = parseCatalog(json, 'about-us', sourceLocale).entries.values();
  return factFolder(locale, some)(message);
}

const literal = (value: string) => [expect.objectContaining({ type: 0, value })];

test('facts become text, and text that stands together one piece', () => {
  expect(folded('{company}: {years}+ years, {share, number, percent} senior')).toEqual(
    literal('Nine: 15+ years, 80% senior'),
  );
  expect(folded('{deal, number, ::currency/USD precision-integer}')).toEqual(literal('$12,346'));
  for (const locale of locales) {
    const written = new Intl.NumberFormat(formatTag(locale)).format(some.deal);
    expect(folded('{deal, number}', locale)).toEqual(literal(written));
  }
});

test('the form of a plural or select that a fact chooses is the only one left', () => {
  const hours = '{hours, plural, one {# hour} other {# hours}}';
  expect(folded(hours)).toEqual(literal('1 hour'));
  expect(folded(hours.replace('hours,', 'years,'))).toEqual(literal('15 hours'));
  expect(folded('{hours, plural, =1 {the hour} one {# hour} other {# hours}}')).toEqual(literal('the hour'));
  expect(folded('{years, plural, offset:3 one {#} other {# more}}')).toEqual(literal('12 more'));
  expect(folded('{years, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}')).toEqual(literal('15th'));
  expect(folded('{kind, select, app {an app} other {a site}} of {company}')).toEqual(literal('an app of Nine'));
  for (const locale of locales) {
    const rules = new Intl.PluralRules(locale);
    const forms = rules.resolvedOptions().pluralCategories.map((form) => `${form} {${form} #}`);
    const written = `${rules.select(some.years)} ${some.years}`;
    expect(folded(`{years, plural, ${forms.join(' ')}}`, locale)).toEqual(literal(written));
  }
});

test('what is filled in later stays, with the facts inside of it', () => {
  expect(folded('<b>{company}</b> {name}')).toEqual([
    expect.objectContaining({ value: 'b', children: literal('Nine') }),
    ...literal(' '),
    expect.objectContaining({ type: 1, value: 'name' }),
  ]);
  const [plural] = folded('{count, plural, one {# of {company}} other {# of {years}}}');
  expect(plural).toMatchObject({
    value: 'count',
    options: {
      one: { value: [{ type: 7 }, { type: 0, value: ' of Nine' }] },
      other: { value: [{ type: 7 }, { type: 0, value: ' of 15' }] },
    },
  });
  expect(folded('{name}')).toEqual([expect.objectContaining({ value: 'name' })]);
});

test('a plural by a fact that is no number is an error', () => {
  expect(() => folded('{company, plural, one {one} other {more}}')).toThrow('{company} is no number');
});

for (const locale of locales) {
  test(`every message reads the same with its facts in it: ${locale}`, () => {
    const fold = factFolder(locale, facts);
    const catalogs = completeCatalogs(locale, readCatalogs(locale), readCatalogs(sourceLocale));
    const messages: Messages = Object.fromEntries([...catalogs.values()].flatMap(({ entries }) => [...entries]));
    const inside = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, fold(message)]));
    const joined = (chunks: unknown[]) => `<${chunks.join('')}>`;
    const tags = Object.fromEntries(
      allElements(Object.values(messages).flat()).flatMap(({ element }) =>
        element.type === TYPE.tag ? [[element.value, joined]] : [],
      ),
    );
    const local = Object.fromEntries(
      Object.entries(localPlaceholders).map(([name, kind]) => [name, kind === 'number' ? 7 : name]),
    );
    const intls = [messages, inside].map((set) =>
      createIntl({
        locale: formatTag(locale),
        messages: set,
        onError: (error) => {
          throw error;
        },
      }),
    );
    for (const id of Object.keys(messages)) {
      const values = { ...tags, ...plainFallback, ...local };
      const [before, after] = intls.map((intl, at) =>
        intl.formatMessage({ id }, at === 0 ? { ...facts, ...values } : values),
      );
      expect(after, id).toBe(before);
    }
    const left = Object.values(inside).flatMap((message) => [...placeholderNames(message)]);
    expect(left.filter((name) => name in facts)).toEqual([]);
  });
}
