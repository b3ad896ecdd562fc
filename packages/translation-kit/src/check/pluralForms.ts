export type PluralType = NonNullable<Intl.PluralRulesOptions['type']>;

const whole = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000, 2_000_000];
const fractions = [0.5, 1.5, 2.5];
const order = ['zero', 'one', 'two', 'few', 'many', 'other'];

const known = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** The plural forms of a language (cardinal or ordinal) from `zero` to `other`, each with some of its numbers, the smallest first. */
export function pluralForms(locale: string, type: PluralType): ReadonlyMap<string, readonly number[]> {
  const rules = new Intl.PluralRules(locale, { type });
  const key = `${locale} ${type}`;
  // Ordinal numbers have no fractions.
  const numbers = type === 'ordinal' ? whole : [...whole, ...fractions];
  const forms = rules.resolvedOptions().pluralCategories.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const made = known.get(key) ?? new Map(forms.map((form) => [form, numbers.filter((n) => rules.select(n) === form)]));
  known.set(key, made);
  return made;
}
