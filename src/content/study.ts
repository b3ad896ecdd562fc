import type { CaseStudySlug } from './caseStudies';
import { company } from './company';
import type { TextSection } from './longTexts';
import type { Tag } from './tags';
import type { TechnologyKey } from './technologies';

/** Whether somebody has said a quote, or it is a fictional person's. */
export type QuoteOrigin = 'real' | 'sample';

/** A case study's facts (spec.md §3). Its words are in locales/<locale>/case-studies/<slug>.json. */
export interface CaseStudy {
  /** Names the study in pick lists; two of them differ from the slug of the address. */
  id: string;
  author: { name: string; portrait: string };
  company: { name: string; size?: { from: number; to: number } };
  product: { name: string; url: string };
  techStack: readonly TechnologyKey[];
  /** A quote of the author's; one that is made up is marked as such wherever it stands. */
  testimonial: QuoteOrigin | null;
  tags: readonly Tag[];
  text: readonly TextSection[];
}

/** What a card needs of a study; its words are `caseStudy.<slug>.card.…`. */
export interface StudyCard {
  slug: CaseStudySlug;
  tags: readonly Tag[];
}

/** The name a case study goes under: the customer's, or, for our own product, the product's. */
export function customerOf({ company: customer, product }: CaseStudy): string {
  return customer.name === company.name ? product.name : customer.name;
}

/** The services of a study's comma-separated text (spec.md §3; Arabic has a comma of its own), without empty entries. */
export function splitServices(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((service) => service.trim())
    .filter((service) => service !== '');
}
