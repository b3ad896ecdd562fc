/** Remembers the result of a function for each key: thousands of messages ask for the same few patterns. */
export function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const [named, objects] = [new Map<Key, Value>(), new WeakMap<object, Value>()];
  return (key) => {
    const isObject = typeof key === 'object' && key !== null;
    const value = isObject ? objects.get(key) : named.get(key);
    if (value !== undefined) return value;
    const made = make(key);
    if (isObject) objects.set(key, made);
    else named.set(key, made);
    return made;
  };
}
