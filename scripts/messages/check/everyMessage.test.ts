import { TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from '@playwright/test';
import { createIntl } from 'react-intl';
import { facts } from '../../../src/content/facts';
import { formatTag, localeFacts, locales, sourceLocale } from '../../../src/i18n/locales';
import type { Messages } from '../../../src/i18n/messages';
import { routes } from '../../../src/routes';
import { readCatalogs } from '../catalogs';
import { allElements, plurals, variants } from './elements';
import { examplesOf } from './pluralCategories';
import { localPlaceholders } from './rules/known';
import { placeholderNames } from './rules/placeholders';

const numbers = [0, 1, 2, 5, 11, 21, 100, 1_000_000, 0.5, 1.5];
const strings = ['', 'محمد الأمين', 'עדי כהן', '👩🏽‍💻', 'Zoë & Ана', 'a'.repeat(200)];

/** Names that the code fills with numbers. */
const numeric = new Set([
  ...Object.entries(localPlaceholders).flatMap(([name, kind]) => (kind === 'number' ? [name] : [])),
  ...Object.entries(facts).flatMap(([name, value]) => (typeof value === 'number' ? [name] : [])),
]);

const joined = (chunks: unknown[]) => chunks.join('');
const tags = Object.fromEntries(
  [...routes.map(({ id }) => id), 'b', 'i', 'contact', 'mail', 'referralTerms'].map((tag) => [tag, joined]),
);

/** The compiled words of a language as a page fetches them. */
function compiled(locale: (typeof locales)[number]): Messages {
  const entries = [...readCatalogs(locale).values()].flatMap((catalog) => [...catalog.entries]);
  return JSON.parse(JSON.stringify(Object.fromEntries(entries))) as Messages;
}

const source = compiled(sourceLocale);

/** Values for the placeholders that the source has, which is what the code fills in. */
function valuesOf(id: string, round: number): Record<string, string | number> {
  const names = [...placeholderNames(source[id] ?? [])];
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      numeric.has(name)
        ? (numbers[(round + index) % numbers.length] ?? 0)
        : (strings[(round + index) % strings.length] ?? ''),
    ]),
  );
}

for (const locale of locales) {
  test(`every message can be shown with any values: ${locale}`, () => {
    const messages = compiled(locale);
    const tag = formatTag(locale);
    const intl = createIntl({
      locale: tag,
      messages,
      onError: (error) => {
        throw error;
      },
    });
    const digits = new Intl.NumberFormat(tag);
    const rules = new Intl.PluralRules(tag);
    const problems: string[] = [];
    for (const [id, elements] of Object.entries(messages)) {
      const named = placeholderNames(source[id] ?? []).size > 0;
      const counted = plurals(elements).filter(({ options }) =>
        variants(options['other']?.value ?? []).some((text) => text.includes('{#}')),
      );
      for (const round of named ? numbers.keys() : [0]) {
        const values = valuesOf(id, round);
        const shown: unknown = intl.formatMessage({ id }, { ...values, ...tags });
        const text = Array.isArray(shown) ? shown.join('') : String(shown);
        const place = `${id} with ${JSON.stringify(values)}: “${text}”`;
        if (text.includes(id) || /[{}]|<\/?[a-z]|\b(?:undefined|NaN|null)\b|\[object/i.test(text)) problems.push(place);
        if (text.trim() === '' && variants(elements).some((variant) => /\p{L}/u.test(variant))) problems.push(place);
        for (const { value: name, options } of counted) {
          const number = values[name];
          if (typeof number !== 'number' || `=${number}` in options) continue;
          const form = rules.select(number);
          // One that stands for a single number may say it in a word.
          if (examplesOf(tag, 'cardinal', form).length === 1) continue;
          if (!text.includes(digits.format(number))) problems.push(`${place} does not say ${number}`);
        }
        for (const { element } of allElements(elements)) {
          if (element.type !== TYPE.argument) continue;
          const value = values[element.value];
          if (typeof value === 'string' && plurals(elements).length === 0 && !text.includes(value))
            problems.push(place);
        }
      }
    }
    expect(problems).toEqual([]);
    // A language that was begun has none yet.
    expect(Object.keys(messages)).toHaveLength(
      [...readCatalogs(locale).values()].flatMap(({ texts }) => [...texts]).length,
    );
  });
}

const rightToLeft = locales.filter((locale) => localeFacts[locale].direction === 'rtl');

for (const rtl of rightToLeft) {
  test(`a price keeps its sign on its own side in ${rtl}`, () => {
    const texts = [...readCatalogs(rtl).values()].flatMap((catalog) => [...catalog.texts.values()]);
    const prices = texts.filter((text) => text.includes('::currency'));
    expect(prices).not.toEqual([]);
    // “US$” ends with a sign that takes the direction of what follows it: a mark keeps it to its letters.
    expect(prices.filter((text) => /::currency[^}]*\}(?!\u200E)/.test(text))).toEqual([]);
  });
}
