import { company } from './company';
import type { Tag } from './tags';

/** What lists, cards and links need of a case study; `id` names it in pick lists, and of two it differs from the slug of the address. */
interface Entry {
  id: string;
  /** The name that it goes under: the customer's, or, for our own product, the product's. */
  customer: string;
  /** The product's main screen (packages/product-screens), with the message `.screen.alt`. */
  screen: string;
  tags: readonly Tag[];
}

/**
 * THE list of case studies, by slug, in the order in which they are shown. Every page holds it; the rest of a case study is its record,
 * `case-studies/<slug>.ts`, which only its own page needs.
 */
export const caseStudies = {
  sostena: {
    id: 'sostena',
    customer: 'Sostena',
    screen: 'board',
    tags: ['agrotech', 'tech', 'web-dev', 'design', 'consulting', 'performance-analysis', 'meteor'],
  },
  sekr: { id: 'sekr', customer: 'Sekr', screen: 'route', tags: ['camping', 'tech', 'mobile-dev', 'web-dev'] },
  pathable: {
    id: 'pathable',
    customer: 'Pathable',
    screen: 'schedule',
    tags: ['events', 'tech', 'web-dev', 'design', 'meteor'],
  },
  meteor: { id: 'meteor', customer: 'Meteor', screen: 'calls', tags: ['tech', 'consulting', 'meteor'] },
  'pet-parker': { id: 'petparker', customer: 'Pet Parker', screen: 'door', tags: ['pet', 'mobile-dev', 'design'] },
  'monti-apm': {
    id: 'montiapm',
    customer: 'Monti APM',
    screen: 'trace',
    tags: ['tech', 'web-dev', 'devops', 'meteor'],
  },
  aklivity: { id: 'aklivity', customer: 'Aklivity', screen: 'guide', tags: ['tech', 'website', 'design'] },
  unloc: { id: 'unloc', customer: 'Unloc', screen: 'renewals', tags: ['crm', 'tech', 'web-dev'] },
  lempire: {
    id: 'lempire',
    customer: 'lempire',
    screen: 'sequence',
    tags: ['sales', 'tech', 'web-dev', 'consulting', 'meteor'],
  },
  sneakpeek: { id: 'sneakpeek', customer: 'Sneakpeek', screen: 'signing', tags: ['fintech', 'mobile-dev', 'devops'] },
  eatfresh: { id: 'eatfresh', customer: 'EatFresh', screen: 'menu', tags: ['e-commerce', 'web-dev', 'website'] },
  favro: { id: 'favro', customer: 'Favro', screen: 'board', tags: ['project-management', 'tech', 'web-dev', 'meteor'] },
  bemarke: {
    id: 'bemarke',
    customer: 'Bemarke',
    screen: 'tables',
    tags: ['crm', 'sales', 'mobile-dev', 'devops', 'performance-analysis'],
  },
  polidigital: {
    id: 'polidigital',
    customer: 'Polidigital',
    screen: 'bill',
    tags: ['tech', 'crm', 'consulting', 'devops', 'performance-analysis'],
  },
  zcloud: { id: 'zcloud', customer: company.product, screen: 'review', tags: ['tech', 'design', 'website', 'devops'] },
} as const satisfies Record<string, Entry>;

export type CaseStudySlug = keyof typeof caseStudies;
export type CaseStudyId = (typeof caseStudies)[CaseStudySlug]['id'];

export const caseStudySlugs = Object.keys(caseStudies) as CaseStudySlug[];

/** The three case studies shown large on the home page and in the list (docs/requirements.md, 3 and 4). */
export const featuredCaseStudies: readonly CaseStudyId[] = ['petparker', 'montiapm', 'sekr'];

/** The slugs of the featured case studies, in the order of the list. Unknown ids are reported by the check and skipped. */
export const featuredSlugs: readonly CaseStudySlug[] = caseStudySlugs.filter((slug) =>
  featuredCaseStudies.includes(caseStudies[slug].id),
);

/** The tags of a case study, the most telling first. */
export function tagsOf(slug: CaseStudySlug): readonly Tag[] {
  return caseStudies[slug].tags;
}

/** The slug of a case study's id; every id has one, because ids are typed by the list. */
export function slugOfId(id: CaseStudyId): CaseStudySlug {
  const slug = caseStudySlugs.find((candidate) => caseStudies[candidate].id === id);
  if (slug === undefined) throw new Error(`There is no case study with the id ${id}`);
  return slug;
}

/** The case study after this one, from the last to the first: the next one until another is picked. None where there is only one. */
export function followingCaseStudy(slug: CaseStudySlug): CaseStudySlug | undefined {
  const following = caseStudySlugs[(caseStudySlugs.indexOf(slug) + 1) % caseStudySlugs.length];
  return following === slug ? undefined : following;
}
