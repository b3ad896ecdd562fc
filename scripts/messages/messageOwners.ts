import { caseStudyIds } from '../../src/content/caseStudies';
import { exhibits } from '../../src/content/exhibits';
import {
  companyFigures,
  educationItems,
  homePoints,
  questionsByPage,
  referralBenefits,
  referralSteps,
  workModels,
} from '../../src/content/pageLists';
import { privacySections } from '../../src/content/privacySections';
import { referralClauses } from '../../src/content/referralClauses';
import { services } from '../../src/content/services';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { industryTags, serviceTags } from '../../src/content/tags';
import { team } from '../../src/content/team';
import { termsSections } from '../../src/content/termsSections';
import type { Problem } from '@nine-blocks/translation-kit/catalogs/problem';
import type { Catalog } from './catalogs';
import { catalogFileOf } from './messageUse';

/** A list whose names are in ids of messages, between `start` and one of the ends. */
interface MessageOwner {
  start: string;
  /** What every name of the list has a message of. */
  ends: readonly string[];
  /** What a name may have a message of. */
  optional?: readonly string[];
  names: readonly string[];
  /** The file of the list. */
  where: string;
}

/**
 * The lists whose names code puts into ids of messages by a gap, such as `tags.${tag}`. So each message of that kind looks used, and is sent to
 * visitors, even when the list has the name no more; and one that a new name lacks is not missed.
 */
const messageOwners: readonly MessageOwner[] = [
  { start: 'tags.', ends: [''], names: [...industryTags, ...serviceTags], where: 'src/content/tags.ts' },
  {
    start: 'team.',
    ends: ['.position'],
    optional: ['.description'],
    names: team.map(({ id }) => id),
    where: 'src/content/team.ts',
  },
  { start: 'common.nav.service.', ends: [''], names: serviceSlugs, where: 'src/content/serviceSlugs.ts' },
  {
    start: 'compare.study.',
    ends: ['.after', '.hard', '.problem'],
    names: Object.keys(caseStudyIds),
    where: 'src/content/caseStudies.ts',
  },
  ...Object.entries(services).flatMap(([slug, { sections }]) =>
    sections
      .filter((section) => section.kind === 'featureWork')
      .map(({ id, items }) => ({
        start: `service.${slug}.${id}.`,
        ends: ['.description', '.link', '.title', '.video'],
        names: items.map((item) => item.id),
        where: `src/content/services/${slug}.ts`,
      })),
  ),
  ...(
    [
      ['home.why.', ['.text', '.title'], homePoints],
      ['home.how.', ['.fit', '.text', '.title'], workModels],
      ['aboutUs.work.', ['.text', '.title'], workModels],
      ['aboutUs.made.', ['.what'], exhibits.map(({ id }) => id), 'exhibits', ['.text', '.draft']],
      ['common.figure.', ['.label', '.value'], companyFigures],
      ['education.items.', ['.description', '.headline', '.link', '.name'], educationItems],
      ...Object.entries(questionsByPage).map(
        ([page, names]) => [`${page}.faq.`, ['.answer', '.question'], names] as const,
      ),
      ['referral.steps.', ['.text', '.title'], referralSteps],
      ['referral.benefits.', ['.text', '.title'], referralBenefits],
      ['referral.terms.', [''], [...referralClauses, 'heading'], 'referralClauses'],
      ['privacyPolicy.', ['.heading'], privacySections, 'privacySections', ['.1', '.2', '.3']],
      ['termsAndConditions.', ['.heading'], termsSections, 'termsSections', ['.1', '.2', '.3']],
    ] satisfies readonly (readonly [string, readonly string[], readonly string[], string?, (readonly string[])?])[]
  ).map(([start, ends, names, file = 'pageLists', optional = []]) => ({
    start,
    ends,
    optional,
    names,
    where: `src/content/${file}.ts`,
  })),
];

/** The list that a message's key should have a name of, and has not; none where all is well. */
export function missingOwner(key: string, owners = messageOwners): { name: string; where: string } | undefined {
  for (const { start, ends, optional = [], names, where } of owners) {
    const end = [...ends, ...optional].find((one) => key.endsWith(one));
    if (!key.startsWith(start) || end === undefined) continue;
    const name = key.slice(start.length, key.length - end.length);
    if (!name.includes('.') && !names.includes(name)) return { name, where };
  }
  return undefined;
}

/** Messages that a name of such a list needs, and that no catalog has. */
export function lackingMessages(catalogs: readonly Catalog[], owners = messageOwners): Problem[] {
  const keys = new Set(catalogs.flatMap(({ texts }) => [...texts.keys()]));
  return owners.flatMap(({ start, ends, names, where }) =>
    names.flatMap((name) =>
      ends
        .map((end) => `${start}${name}${end}`)
        .filter((key) => !keys.has(key))
        .map((key) => ({
          file: catalogFileOf(key, catalogs) ?? where,
          line: 1,
          key,
          rule: 'use' as const,
          reason: `is missing, and ${where} has “${name}”`,
          fix: 'write it, or correct the name',
        })),
    ),
  );
}
