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

/** Sections of a text up to one with a drawing or a screen, which stands below them; the last ones may have none. */
export interface Part {
  sections: readonly TextSection[];
  /** It parts the text, from edge to edge of the window. */
  isChapter: boolean;
}

/** A case study's text in parts, each up to its picture. The first large picture that comes after two sections is the chapter. */
export function partsOf({ sections }: Pick<CaseStudy, 'sections'>): Part[] {
  const chapter = sections.findIndex(
    ({ drawing, screen }, index) => (drawing === 'wide' || screen !== undefined) && index >= 2,
  );
  const ends = sections.flatMap(({ drawing, screen }, index) =>
    drawing !== undefined || screen !== undefined || index === sections.length - 1 ? [index] : [],
  );
  return ends.map((end, part) => ({
    sections: sections.slice((ends[part - 1] ?? -1) + 1, end + 1),
    isChapter: end === chapter,
  }));
}

/** The services of a case study's comma-separated text (Arabic has a comma of its own), without empty entries. */
export function splitServices(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((service) => service.trim())
    .filter((service) => service !== '');
}
