import { markup } from './markup';
import { singleLine } from './singleLine';

/** What a referral's mail says. */
export interface ReferralSummary {
  heading: string;
  /** Label and value of each fact about the person who is referred. */
  contact: readonly (readonly [label: string, value: string])[];
  /** What the visitor wrote, line by line, each under its heading. */
  texts: readonly { heading: string; lines: readonly string[] }[];
}

/** A summary as HTML, by the one template there is: headings, a list of labelled facts, paragraphs with their line breaks; no attributes. */
export function summaryHtml({ heading, contact, texts }: ReferralSummary): string {
  const facts = contact.map(([label, value]) => markup`<dt>${singleLine(label)}</dt><dd>${singleLine(value)}</dd>`);
  const paragraphs = texts.map((text) => {
    const lines = text.lines.map(singleLine).map((line, index) => (index === 0 ? line : markup`<br>${line}`));
    return markup`<h2>${singleLine(text.heading)}</h2><p>${lines}</p>`;
  });
  return markup`<h2>${singleLine(heading)}</h2><dl>${facts}</dl>${paragraphs}`.text;
}
