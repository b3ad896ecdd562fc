interface KeyPlace {
  key: string;
  line: number;
}

/** The line, counted from 1, in which a place of a text lies. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** The keys of a JSON text's outermost object with their lines, also those that stand twice; a parser keeps the last and says nothing. */
export function outerKeys(text: string): KeyPlace[] {
  const keys: KeyPlace[] = [];
  let depth = 0;
  for (const match of text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]]/g)) {
    const [token, key, colon] = match;
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && colon !== undefined) keys.push({ key: key ?? '', line: lineAt(text, match.index) });
  }
  return keys;
}
