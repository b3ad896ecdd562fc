import type { Catalog } from './catalogs';
import type { Problem } from '@nine-blocks/translation-kit/catalogs/problem';
import { messageOwners, missingOwner } from './messageOwners';

/** Messages of tags, people, services, case studies and questions that no list has any more. */
export function leftoverMessages(catalogs: readonly Catalog[], owners = messageOwners): Problem[] {
  return catalogs.flatMap(({ file, lines }) =>
    [...lines].flatMap(([key, line]): Problem[] => {
      const missing = missingOwner(key, owners);
      if (missing === undefined) return [];
      const reason = `is left over: ${missing.where} has no “${missing.name}”`;
      return [{ file, line, key, rule: 'use', reason, fix: 'remove it from every language (npm run content:prune)' }];
    }),
  );
}

/** Messages that a name of such a list needs, and that no catalog has. */
export function lackingMessages(catalogs: readonly Catalog[], owners = messageOwners): Problem[] {
  const keys = new Set(catalogs.flatMap(({ texts }) => [...texts.keys()]));
  return owners.flatMap(({ start, ends, names, where }) =>
    names.flatMap((name) =>
      ends
        .map((end) => `${start}${name}${end}`)
        .filter((key) => !keys.has(key))
        .map((key) => {
          const catalog = catalogs.find(({ texts }) => [...texts.keys()].some((one) => one.startsWith(start)));
          const reason = `is missing, and ${where} has “${name}”`;
          return { file: catalog?.file ?? where, line: 1, key, rule: 'use' as const, reason, fix: 'write it' };
        }),
    ),
  );
}
