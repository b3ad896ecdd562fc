import { company } from './company';
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

/** The name a case study goes under: the customer's, or, for our own product, the product's. */
export function customerOf({ company: customer, product }: CaseStudy): string {
  return customer.name === company.name ? product.name : customer.name;
}

interface Chapters {
  before: readonly TextSection[];
  /** The section whose screen parts the text; its words are the last of `before`. */
  chapter: string | undefined;
  after: readonly TextSection[];
}

/** A case study's text in two parts, around the first wide screen that comes after two sections: the facts stand beside those. */
export function chapterOf({ sections }: Pick<CaseStudy, 'sections'>): Chapters {
  const place = sections.findIndex(({ screen }, index) => screen === 'wide' && index >= 2);
  const section = sections[place];
  if (section === undefined) return { before: sections, chapter: undefined, after: [] };
  const { screen: _screen, ...words } = section;
  return { before: [...sections.slice(0, place), words], chapter: section.id, after: sections.slice(place + 1) };
}

/** The services of a case study's comma-separated text (Arabic has a comma of its own), without empty entries. */
export function splitServices(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((service) => service.trim())
    .filter((service) => service !== '');
}
