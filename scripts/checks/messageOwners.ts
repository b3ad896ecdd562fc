import { caseStudySlugs } from '../../src/content/caseStudies';
import { homeQuestions, referralQuestions } from '../../src/content/pageLists';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { industryTags, serviceTags } from '../../src/content/tags';
import { team } from '../../src/content/team';

/** Whose messages those are that a key fits: the names of a list. `key` has the name as its group. */
export interface MessageOwner {
  key: RegExp;
  names: ReadonlySet<string>;
  /** The file of the list. */
  where: string;
}

/**
 * The lists whose names code puts into ids of messages by a gap, such as `tags.${tag}`. So each message of that kind looks used, and is sent to
 * visitors, even when the list has the name no more.
 */
export const messageOwners: readonly MessageOwner[] = [
  { key: /^tags\.([^.]+)$/, names: new Set([...industryTags, ...serviceTags]), where: 'src/content/tags.ts' },
  { key: /^team\.([^.]+)\./, names: new Set(team.map(({ id }) => id)), where: 'src/content/team.ts' },
  {
    key: /^common\.nav\.service\.([^.]+)$/,
    names: new Set(serviceSlugs),
    where: 'src/content/serviceSlugs.ts',
  },
  { key: /^compare\.study\.([^.]+)\./, names: new Set(caseStudySlugs), where: 'src/content/caseStudies.ts' },
  {
    key: /^home\.faq\.([^.]+)\.(?:question|answer)$/,
    names: new Set(homeQuestions),
    where: 'src/content/pageLists.ts',
  },
  {
    key: /^referral\.faq\.([^.]+)\.(?:question|answer)$/,
    names: new Set(referralQuestions),
    where: 'src/content/pageLists.ts',
  },
];

/** The list that a message's key should have a name of, and has not; none where all is well. */
export function missingOwner(key: string, owners = messageOwners): { name: string; where: string } | undefined {
  for (const owner of owners) {
    const [, name] = owner.key.exec(key) ?? [];
    if (name !== undefined && !owner.names.has(name)) return { name, where: owner.where };
  }
  return undefined;
}
