import type { TechnologyKey } from './technologies';
import type { TextSection } from './textSections';

/** Whether a case study or a quote is real, or made up: what is a sample is marked as one. */
export type Origin = 'real' | 'sample';

/** A case study's record: its facts (docs/requirements.md, 4). Its messages are in locales/<locale>/case-studies/<slug>.json. */
export interface CaseStudy {
  author: { name: string; portrait: string };
  company: { name: string; size?: { from: number; to: number } };
  product: { name: string; url: string };
  techStack: readonly TechnologyKey[];
  /** How many of our people worked on it, and for how many months; a sample where the case study is one. */
  effort: { people: number; months: number };
  origin: Origin;
  /** Whether it has a quote of the author's. */
  testimonial: boolean;
  sections: readonly TextSection[];
}

/** The services of a case study's comma-separated text (Arabic has a comma of its own), without empty entries. */
export function splitServices(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((service) => service.trim())
    .filter((service) => service !== '');
}
