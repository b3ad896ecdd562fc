/** What a table has for a name: its own entry, or, until it has one, the one that the name falls on. Throws where the table is empty. */
export function ofName<Value>(table: Readonly<Record<string, Value>>, name: string): Value {
  const own = Object.hasOwn(table, name) ? table[name] : undefined;
  if (own !== undefined) return own;
  const values = Object.values(table);
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const value = values[sum % values.length];
  if (value === undefined) throw new Error(`There is nothing for ${name}`);
  return value;
}
