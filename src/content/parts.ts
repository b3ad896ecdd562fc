import { imprint } from './imprint';

/** A part of the site that a company may lack. A part with a page has the page's name. */
export type Part =
  | 'brief'
  | 'compare'
  | 'conformance'
  | 'dueDiligence'
  | 'education'
  | 'imprint'
  | 'product'
  | 'referral';

/**
 * The parts that the site has. A part that is off has no page, no link, no words and no row in any list; what it shows on other pages is left out
 * too. Its words stay in locales/, so that it can be turned on again: scripts/messages/partMessages.ts lists them.
 */
export const parts: Readonly<Record<Part, boolean>> = {
  /** The company's own product: in menu, footer, services and texts, and its case study. */
  product: true,
  /** The referral program: its page with the form, and what the legal texts say of it. */
  referral: true,
  /** Where the company teaches: its page, a section of the home page, a column of the footer. */
  education: true,
  /** The project brief that a visitor writes before the first call. */
  brief: true,
  /** The comparison of case studies, with its document and the shortlist that leads there. */
  compare: true,
  /** The questions of procurement, as a page and as /supplier.json. */
  dueDiligence: true,
  /** The accessibility statement, /accessibility-conformance.md: what its rows say was tested and read on this site (conformance.json). */
  conformance: true,
  /** It is on where its record is written (imprint.ts). */
  imprint: imprint !== undefined,
};

/** What lists have of a part: all of it, or nothing where the part is off. */
export function ofPart<const Item>(part: Part, ...items: Item[]): Item[] {
  return parts[part] ? items : [];
}
