import type { Tag } from './tags';
import type { TechnologyKey } from './technologies';
import type { TextSection } from './textSections';

/** Whether a case study or a quote is real or made up; pages mark samples. */
export type Origin = 'real' | 'sample';

/** The facts that cards and the head of the case study's page show. */
export interface CaseStudyCard {
  /** The name of the case study: the customer's name, or the name of our own product. */
  customer: string;
  /** The main screen of the product; `.screen.alt` describes it. */
  screen: string;
  /** The most important tag comes first. */
  tags: readonly Tag[];
  /** The customer's color ramp, from step 100 to step 900. */
  accent: string;
  author: { name: string; portrait: string };
  origin: Origin;
}

/** The other facts of a case study (docs/requirements.md, 4). Its messages are in locales/<locale>/case-studies/<slug>.json. */
export interface CaseStudyDetails {
  company: { name: string; size?: { from: number; to: number } };
  product: { name: string; url: string };
  techStack: readonly TechnologyKey[];
  /** The number of our people who worked on it, and of months. */
  effort: { people: number; months: number };
  /** Whether the author is quoted. */
  testimonial: boolean;
  sections: readonly TextSection[];
}

/** A case study's record. */
export type CaseStudy = CaseStudyCard & CaseStudyDetails;

/** Splits a comma-separated text into services, without empty ones; Arabic has its own comma. */
export function splitServices(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((service) => service.trim())
    .filter((service) => service !== '');
}

/**
 * The index of the case study to read next (docs/requirements.md, 4): `random` (from 0 up to, not including, 1) picks it. If it picks the current
 * one, the next one is taken; the first one follows the last. Undefined if there is only one.
 */
export function nextStudyIndex(random: number, current: number, count: number): number | undefined {
  if (count < 2) return undefined;
  const picked = Math.floor(random * count);
  return picked === current ? (current + 1) % count : picked;
}
