import type { Catalog } from '../messages/catalogs';
import type { Problem } from '../messages/check/problem';
import { missingOwner, messageOwners } from './messageOwners';

/** Messages of tags, people, services and questions that no list has any more. */
export function leftoverMessages(catalogs: readonly Catalog[], owners = messageOwners): Problem[] {
  return catalogs.flatMap(({ file, lines }) =>
    [...lines].flatMap(([key, line]): Problem[] => {
      const missing = missingOwner(key, owners);
      if (missing === undefined) return [];
      const reason = `is left over: ${missing.where} has no “${missing.name}”`;
      return [{ file, line, key, rule: 'use', reason, mend: 'remove it from every language (npm run content:prune)' }];
    }),
  );
}
