import { allElements } from '@nine-blocks/translation-kit/catalogs/elements';
import { expect, test } from '@playwright/test';
import { createIntl } from 'react-intl';
import { formatTag, type Locale, locales, sourceLocale } from '../../src/i18n/locales';
import type { Messages } from '../../src/i18n/messages';
import { plainFallback } from '../../src/i18n/useMessage';
import { parseSettings } from '../settings/settings';
import { parseCatalog, readCatalogs } from './catalogs';
import { completeCatalogs } from './completeCatalogs';
import { factInliner, factsOf } from './inlineFacts';
import { placeholders, tags } from './project';

const some = { company: 'Nine', hours: 1, years: 15, share: 0.8, deal: 12_345.6, kind: 'app' };

/** A text after compilation, with some facts in it. */
function inlined(text: string, locale: Locale = sourceLocale) {
  const json = JSON.stringify({ 'aboutUs.title': { defaultMessage: text, description: 'A text.' } });
  const [message = []] = parseCatalog(json, 'about-us', sourceLocale).entries.values();
  return factInliner(locale, some)(message);
}

const literal = (value: string) => expect.objectContaining({ type: 0, value });

test('facts become text, and choose the form of a plural or select', () => {
  const texts = {
    '{company}: {years}+ years, {share, number, percent} senior': 'Nine: 15+ years, 80% senior',
    '{deal, number, ::currency/USD precision-integer}': '$12,346',
    '{hours, plural, one {# hour} other {# hours}}': '1 hour',
    '{hours, plural, =1 {the hour} one {# hour} other {# hours}}': 'the hour',
    '{years, plural, offset:3 one {#} other {# more}}': '12 more',
    '{years, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}': '15th',
    '{kind, select, app {an app} other {a site}} of {company}': 'an app of Nine',
  };
  for (const [text, shown] of Object.entries(texts)) expect(inlined(text), text).toEqual([literal(shown)]);
  for (const locale of locales) {
    const written = new Intl.NumberFormat(formatTag(locale)).format(some.deal);
    expect(inlined('{deal, number}', locale)).toEqual([literal(written)]);
  }
  expect(() => inlined('{company, plural, one {one} other {more}}')).toThrow('{company} is no number');
});

test('placeholders of the page stay, with the facts inside them', () => {
  expect(inlined('<b>{company}</b> {name}')).toMatchObject([
    { value: 'b', children: [literal('Nine')] },
    literal(' '),
    { type: 1, value: 'name' },
  ]);
  expect(inlined('{count, plural, one {# of {company}} other {# of {years}}}')).toMatchObject([
    {
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, literal(' of Nine')] },
        other: { value: [{ type: 7 }, literal(' of 15')] },
      },
    },
  ]);
});

for (const locale of locales) {
  // The last one, Arabic with every form of a plural, represents the others.
  const details = locale === locales.at(-1) ? {} : { tag: '@long' };
  test(`every message in ${locale} can be shown, and reads the same with its facts in it`, details, () => {
    const facts = factsOf(parseSettings({}));
    const joined = (chunks: unknown[]) => chunks.join('');
    const markup = { ...Object.fromEntries(tags.map((tag) => [tag, joined])), ...plainFallback };
    const rounds = [0, 1, 2, 5, 21, 100, 1_000_000, 0.5].map((number, at) => {
      const text = ['محمد الأمين', 'Zoë & Ана', '👩🏽‍💻'][at % 3] ?? '';
      const values = Object.entries(placeholders).map(([name, kind]) => [name, kind === 'number' ? number : text]);
      return { ...markup, ...(Object.fromEntries(values) as Record<string, string | number>) };
    });
    const onError = (error: Error) => {
      throw error;
    };
    const problems: string[] = [];
    const inline = factInliner(locale, facts);
    const catalogs = completeCatalogs(locale, readCatalogs(locale), readCatalogs(sourceLocale));
    const messages: Messages = Object.fromEntries([...catalogs.values()].flatMap(({ entries }) => [...entries]));
    const inside = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, inline(message)]));
    const [before, after] = [messages, inside].map((set) =>
      createIntl({ locale: formatTag(locale), messages: set, onError }),
    );
    for (const [id, message] of Object.entries(inside)) {
      const left = allElements(message).flatMap(({ element }) => ('value' in element ? element.value : []));
      if (left.some((name) => name in facts)) problems.push(`${id}: has a fact that is no text`);
      for (const values of left.length > 0 ? rounds : rounds.slice(0, 1)) {
        const text = String(after?.formatMessage({ id }, values));
        const isSame = text === String(before?.formatMessage({ id }, { ...facts, ...values }));
        if (!isSame || /[{}]|<\/?[a-z]|\b(?:undefined|NaN|null)\b|\[object/i.test(text))
          problems.push(`${id}: ${text}`);
      }
    }
    expect(Object.keys(inside).length).toBeGreaterThan(1000);
    expect(problems).toEqual([]);
  });
}
