import { expect, test } from '@playwright/test';
import { formatTag, type Locale, locales, sourceLocale } from '../../src/i18n/locales';
import { parseCatalog } from './catalogs';
import { factInliner } from './inlineFacts';

const some = { company: 'Nine', hours: 1, years: 15, share: 0.8, deal: 12_345.6, kind: 'app' };

/** Compiles a text and puts facts into it. */
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
