import type { Catalog } from '../messages/catalogs';
import type { Problem } from '../messages/check/problem';
import type { Records } from './records';

/** Messages of tags and people whose record is gone: code names such messages by a gap, `tags.${tag}`, so each looks used, and is sent to visitors. */
export function leftoverMessages(
  catalogs: readonly Catalog[],
  { tags, team }: Pick<Records, 'tags' | 'team'>,
): Problem[] {
  const owners = [
    { start: 'tags', names: new Set(tags), where: 'src/content/tags.ts' },
    { start: 'team', names: new Set(team.map(({ id }) => id)), where: 'src/content/team.ts' },
  ];
  return catalogs.flatMap(({ file, lines }) =>
    [...lines].flatMap(([key, line]): Problem[] => {
      const [start, name = ''] = key.split('.');
      const owner = owners.find((one) => one.start === start);
      if (owner === undefined || owner.names.has(name)) return [];
      const reason = `is left over: ${owner.where} has no “${name}”`;
      return [{ file, line, key, rule: 'use', reason, mend: 'remove it from every language' }];
    }),
  );
}
