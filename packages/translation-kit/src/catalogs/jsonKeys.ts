import { getNodeValue, type Node, parseTree } from 'jsonc-parser';

interface KeyPlace {
  key: string;
  line: number;
  /** The keys inside the entry. If a key occurs twice, the list contains it twice. */
  inner: readonly string[];
}

/** The line, counted from 1, of a position in a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

const keyOf = (property: Node): string => {
  const [key] = property.children ?? [];
  return key === undefined ? '' : String(getNodeValue(key));
};

/** The keys of a broken catalog with their lines. It finds only keys at the start of a line. */
export function linesOfKeys(text: string): ReadonlyMap<string, number> {
  const keys = [...text.matchAll(/^\s*["“](\w[^"”]*)["”]\s*:\s*\{/gm)];
  return new Map(keys.map((match) => [match[1] ?? '', lineAt(text, match.index + match[0].trimStart().length)]));
}

/** The keys of a JSON text's outermost object with their lines. If a key occurs twice, the list contains it twice. */
export function outerKeys(text: string): KeyPlace[] {
  // Counts lines in one pass for all keys, because a catalog has hundreds of them.
  let [line, from] = [1, 0];
  return (parseTree(text)?.children ?? []).flatMap((property) => {
    const value = property.children?.[1];
    if (property.type !== 'property') return [];
    for (let at = from; at < property.offset; at += 1) if (text[at] === '\n') line += 1;
    from = property.offset;
    return [{ key: keyOf(property), line, inner: value?.type === 'object' ? (value.children ?? []).map(keyOf) : [] }];
  });
}
