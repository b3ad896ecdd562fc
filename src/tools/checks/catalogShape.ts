import type { Catalog } from '../catalogs';

const limit = /At most (\d+) characters\.$/;

/** Keys of a catalog that do not stand in order. */
export function orderProblems({ file, texts }: Catalog): string[] {
  const keys = [...texts.keys()];
  const sorted = keys.toSorted();
  const index = keys.findIndex((key, at) => key !== sorted[at]);
  return index === -1 ? [] : [`${file}: ${keys[index]}: the keys are not in order: ${sorted[index]} belongs here`];
}

/**
 * Messages longer than the source catalog's description allows ("At most 60 characters.", placeholders counted as written), and
 * descriptions that do not say how long. `source` is the source language's catalog of the same name.
 */
export function lengthProblems({ file, texts }: Catalog, source: Catalog): string[] {
  return [...texts].flatMap(([key, text]) => {
    const description = source.descriptions.get(key);
    // A key that the source does not have is told by the check of translations.
    if (description === undefined) return [];
    const most = limit.exec(description)?.[1];
    if (most === undefined) return [`${file}: ${key}: its description does not end with “At most … characters.”`];
    const length = Array.from(text).length;
    return length > Number(most) ? [`${file}: ${key}: has ${length} characters instead of at most ${most}`] : [];
  });
}
