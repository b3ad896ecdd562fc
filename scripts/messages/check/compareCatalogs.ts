import type { Catalog } from './catalog';
import type { Problem } from './problem';
import { excerpt } from './say';

/** Keys of a catalog that do not stand in order. */
export function orderProblems({ file, lines }: Catalog): Problem[] {
  const keys = [...lines.keys()];
  const sorted = keys.toSorted();
  const index = keys.findIndex((key, at) => key !== sorted[at]);
  const key = keys[index];
  if (key === undefined) return [];
  const reason = `the keys are not in order: ${sorted[index]} belongs here`;
  return [
    { file, line: lines.get(key) ?? 1, key, rule: 'order', reason, mend: 'sort the keys as the source has them' },
  ];
}

/** How many of the parts of two keys are the same, from both ends. */
function likeness(a: string, b: string): number {
  const [ours, theirs] = [a.split('.'), b.split('.')];
  return ours.filter((part, index) => theirs[index] === part || theirs.at(index - ours.length) === part).length;
}

/** Keys that the source does not have: misspelled ones, and those that nothing shows any more. */
function extraProblems({ file, lines }: Catalog, source: Catalog): Problem[] {
  const free = [...source.lines.keys()].filter((key) => !lines.has(key));
  return [...lines]
    .filter(([key]) => !source.lines.has(key))
    .map(([key, line]) => {
      const [nearest] = free.toSorted((a, b) => likeness(b, key) - likeness(a, key));
      const other = nearest === undefined ? '' : `, or rename it if it is meant to be ${nearest}`;
      return { file, line, key, rule: 'extra', reason: 'the source has no such key', mend: `remove it${other}` };
    });
}

/** Keys that a translation does not have, each at the line where it belongs. */
function missingProblems({ file, lines, open }: Catalog, source: Catalog): Problem[] {
  const last = Math.max(1, ...lines.values());
  return [...source.texts]
    .filter(([key]) => !lines.has(key) || open.has(key))
    .map(([key, text]) => {
      const line = lines.get(key) ?? [...lines].find(([other]) => other > key)?.[1] ?? last;
      const how = open.has(key) ? 'write its translation between the quotes' : 'add it here with its translation';
      const mend = `${how}; the source says “${excerpt(text)}”`;
      return { file, line, key, rule: 'missing', reason: 'is not translated yet', mend };
    });
}

/** What a translated catalog has too much or too little of, compared with the source's. */
export function keyProblems(catalog: Catalog, source: Catalog): Problem[] {
  return [...extraProblems(catalog, source), ...missingProblems(catalog, source)];
}
