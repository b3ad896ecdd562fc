import { markup } from './markup';
import { singleLine } from './singleLine';

/** The content of a referral's mail. */
export interface ReferralSummary {
  heading: string;
  /** Label and value of each fact about the referred person. */
  contact: readonly (readonly [label: string, value: string])[];
  /** The visitor's texts in lines, each with its heading. */
  texts: readonly { heading: string; lines: readonly string[] }[];
}

/** A summary as HTML without attributes: headings, a list of facts with labels, and paragraphs with line breaks. */
export function summaryHtml({ heading, contact, texts }: ReferralSummary): string {
  const facts = contact.map(([label, value]) => markup`<dt>${singleLine(label)}</dt><dd>${singleLine(value)}</dd>`);
  const paragraphs = texts.map((text) => {
    const lines = text.lines.map(singleLine).map((line, index) => (index === 0 ? line : markup`<br>${line}`));
    return markup`<h2>${singleLine(text.heading)}</h2><p>${lines}</p>`;
  });
  return markup`<h2>${singleLine(heading)}</h2><dl>${facts}</dl>${paragraphs}`.text;
}
