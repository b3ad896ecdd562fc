import type { Catalog } from '../catalogs/catalog';
import type { Problem } from '../catalogs/problem';
import { excerpt } from '../catalogs/wording';

/** The first key of a catalog that is out of order. */
export function orderProblems({ file, lines }: Catalog): Problem[] {
  const keys = [...lines.keys()];
  const sorted = keys.toSorted();
  const index = keys.findIndex((key, at) => key !== sorted[at]);
  const key = keys[index];
  if (key === undefined) return [];
  const reason = `the keys are not in order: ${sorted[index]} belongs here`;
  return [{ file, line: lines.get(key) ?? 1, key, rule: 'order', reason, fix: 'sort the keys as in the source' }];
}

/** Reports keys that the source does not have: misspelled keys, and keys of removed messages. */
function extraProblems({ file, lines }: Catalog, source: Catalog): Problem[] {
  return [...lines]
    .filter(([key]) => !source.lines.has(key))
    .map(([key, line]) => {
      const reason = 'the source has no such key';
      return { file, line, key, rule: 'extra', reason, fix: 'remove it, or copy its name from the source' };
    });
}

/** Reports keys that a translation lacks, each with the line where it belongs. */
function missingProblems({ file, lines, open }: Catalog, source: Catalog): Problem[] {
  const last = Math.max(1, ...lines.values());
  return [...source.texts]
    .filter(([key]) => !lines.has(key) || open.has(key))
    .map(([key, text]) => {
      const line = lines.get(key) ?? [...lines].find(([other]) => other > key)?.[1] ?? last;
      const how = open.has(key) ? 'write its translation' : 'add it here with its translation';
      const fix = `${how}; the source says “${excerpt(text)}”`;
      return { file, line, key, rule: 'missing', reason: 'is not translated yet', fix };
    });
}

/** Reports keys that only the translated catalog or only its source has. */
export function keyProblems(catalog: Catalog, source: Catalog): Problem[] {
  return [...extraProblems(catalog, source), ...missingProblems(catalog, source)];
}
