export type PluralType = NonNullable<Intl.PluralRulesOptions['type']>;

const whole = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000, 2_000_000];
const fractions = [0.5, 1.5, 2.5];

/** The plural forms of a language, in the order in which people count. */
export function categoriesOf(locale: string, type: PluralType): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale, { type }).resolvedOptions();
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return pluralCategories.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Numbers that take a plural form, smallest first; ranks are whole. */
export function examplesOf(locale: string, type: PluralType, form: string): number[] {
  const rules = new Intl.PluralRules(locale, { type });
  return [...whole, ...(type === 'cardinal' ? fractions : [])].filter((number) => rules.select(number) === form);
}
