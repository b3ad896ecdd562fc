import { memo } from './memo';

export type PluralType = NonNullable<Intl.PluralRulesOptions['type']>;

const whole = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000, 2_000_000];
const fractions = [0.5, 1.5, 2.5];

const rulesOf = memo((key: string) => {
  const [locale = '', type] = key.split(' ');
  return new Intl.PluralRules(locale, { type: type as PluralType });
});

/** The plural forms of a language, in the order in which people count. */
export function categoriesOf(locale: string, type: PluralType): string[] {
  const { pluralCategories } = rulesOf(`${locale} ${type}`).resolvedOptions();
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return pluralCategories.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Numbers that take a plural form, smallest first; ranks are whole. */
export function examplesOf(locale: string, type: PluralType, form: string): number[] {
  return formsByKey(`${locale} ${type}`).get(form) ?? [];
}

/** Every number's form, worked out once for a language. */
const formsByKey = memo((key: string) => {
  const rules = rulesOf(key);
  const numbers = [...whole, ...(key.endsWith('cardinal') ? fractions : [])];
  const forms = new Map<string, number[]>();
  for (const number of numbers) forms.set(rules.select(number), [...(forms.get(rules.select(number)) ?? []), number]);
  return forms;
});
