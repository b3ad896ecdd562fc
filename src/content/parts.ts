import { imprint } from './imprint';

/** A part of the site that an owner can switch off. A part with a page has the name of the page. */
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
 * The switches of the parts. A part that is off has no page, link, text or list entry anywhere on the site. Its messages stay in locales/, so an
 * owner can switch it on again; scripts/messages/partMessages.ts lists them.
 */
export const parts: Readonly<Record<Part, boolean>> = {
  /** The company's own product in the menu, the footer, services and texts, and its case study. */
  product: true,
  /** The referral program: its page with the form, and its paragraphs in the legal texts. */
  referral: true,
  /** The company's education offers: a page, a section of the home page, a column of the footer. */
  education: true,
  /** The project brief that a visitor writes before the first call. */
  brief: true,
  /** The comparison of case studies, with its document and the shortlist that leads there. */
  compare: true,
  /** The questions of procurement, as a page and as /supplier.json. */
  dueDiligence: true,
  /** The accessibility statement, /accessibility-conformance.md: its results are for this site (conformance.json). */
  conformance: true,
  /** The imprint, if its record exists (imprint.ts). */
  imprint: imprint !== undefined,
};

/** The items of a part in a list; none if the part is off. */
export function ofPart<const Item>(part: Part, ...items: Item[]): Item[] {
  return parts[part] ? items : [];
}
