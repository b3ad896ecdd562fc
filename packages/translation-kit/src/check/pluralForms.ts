import { memo } from '../catalogs/memo';

export type PluralType = NonNullable<Intl.PluralRulesOptions['type']>;

const whole = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000, 2_000_000];
const fractions = [0.5, 1.5, 2.5];
const order = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The plural forms of a language and kind, in the order in which people count, each with numbers that take it. */
const formsOf = memo((key: string) => {
  const [locale = '', type] = key.split(' ');
  const rules = new Intl.PluralRules(locale, { type: type as PluralType });
  // Ranks are whole.
  const numbers = type === 'ordinal' ? whole : [...whole, ...fractions];
  const forms = rules.resolvedOptions().pluralCategories.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return new Map<string, number[]>(forms.map((form) => [form, numbers.filter((n) => rules.select(n) === form)]));
});

/** The plural forms of a language, in the order in which people count. */
export function categoriesOf(locale: string, type: PluralType): string[] {
  return [...formsOf(`${locale} ${type}`).keys()];
}

/** Numbers that take a plural form, smallest first. */
export function examplesOf(locale: string, type: PluralType, form: string): number[] {
  return formsOf(`${locale} ${type}`).get(form) ?? [];
}
