import type { Tag } from './tags';
import type { TechnologyKey } from './technologies';
import type { TextSection } from './textSections';

/** Whether a case study or a quote is real, or made up: what is a sample is marked as one. */
export type Origin = 'real' | 'sample';

/** The facts that cards and the head of its page show. */
export interface CaseStudyCard {
  /** The name that it goes under: the customer's, or, for our own product, the product's. */
  customer: string;
  /** The product's main screen, with the message `.screen.alt`. */
  screen: string;
  /** The most telling first. */
  tags: readonly Tag[];
  /** The color ramp of its customer, from step 100 to step 900. */
  accent: string;
  author: { name: string; portrait: string };
  origin: Origin;
}

/** The other facts of a case study (docs/requirements.md, 4). Its messages are in locales/<locale>/case-studies/<slug>.json. */
export interface CaseStudyDetails {
  company: { name: string; size?: { from: number; to: number } };
  product: { name: string; url: string };
  techStack: readonly TechnologyKey[];
  /** How many of our people worked on it, and for how many months; a sample where the case study is one. */
  effort: { people: number; months: number };
  /** Whether it has a quote of the author's. */
  testimonial: boolean;
  sections: readonly TextSection[];
}

/** A case study's record. */
export type CaseStudy = CaseStudyCard & CaseStudyDetails;

/** The services of a case study's comma-separated text (Arabic has a comma of its own), without empty entries. */
export function splitServices(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((service) => service.trim())
    .filter((service) => service !== '');
}

/**
 * The case study to read next (docs/requirements.md, 4) as an index below `count`: `random` (0 to below 1) picks one, and where that is the `current` one,
 * the one after it, from the last to the first. None where there is only one.
 */
export function nextStudyIndex(random: number, current: number, count: number): number | undefined {
  if (count < 2) return undefined;
  const picked = Math.floor(random * count);
  return picked === current ? (current + 1) % count : picked;
}
