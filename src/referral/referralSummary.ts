import { markup } from '@nine-blocks/email-payload/markup';
import { singleLine } from '@nine-blocks/email-payload/singleLine';
import { textLines } from '../email/textLines';
import type { ReferralType, ReferralValues } from './referralForm';

/** The words of a referral's mail, in the visitor's language. */
export interface ReferralWords {
  heading: string;
  name: string;
  email: string;
  phone: string;
  type: string;
  details: string;
  howIKnowThem: string;
  types: Readonly<Record<ReferralType, string>>;
}

interface ReferralSummary {
  heading: string;
  /** Label and value of each fact about the referral contact. */
  contact: readonly (readonly [label: string, value: string])[];
  /** What the visitor wrote, line by line, each under its heading. */
  texts: readonly { heading: string; lines: readonly string[] }[];
}

/** What a referral's mail says: the contact, then details and how the visitor knows them; nothing that was left empty. */
export function referralSummary(values: ReferralValues, words: ReferralWords): ReferralSummary {
  const contact = [
    [words.name, singleLine(values.referralName)],
    [words.email, singleLine(values.referralEmail)],
    [words.phone, singleLine(values.referralPhone)],
    [words.type, words.types[values.referralType]],
  ] as const;
  const texts = [
    { heading: words.details, lines: textLines(values.details) },
    { heading: words.howIKnowThem, lines: textLines(values.howYouKnow) },
  ];
  return {
    heading: words.heading,
    contact: contact.filter(([, value]) => value !== ''),
    texts: texts.filter(({ lines }) => lines.length > 0),
  };
}

/** The summary as the HTML of the mail: headings, a list of labelled facts, paragraphs with their line breaks; no attributes. */
export function summaryHtml({ heading, contact, texts }: ReferralSummary): string {
  const facts = contact.map(([label, value]) => markup`<dt>${label}</dt><dd>${value}</dd>`);
  const paragraphs = texts.map((text) => {
    const lines = text.lines.map((line, index) => (index === 0 ? line : markup`<br>${line}`));
    return markup`<h2>${text.heading}</h2><p>${lines}</p>`;
  });
  return markup`<h2>${heading}</h2><dl>${facts}</dl>${paragraphs}`.text;
}

/** The summary as plain text, for a mail that the visitor sends. */
export function summaryText({ heading, contact, texts }: ReferralSummary): string {
  const facts = contact.map(([label, value]) => `${label}: ${value}`);
  const parts = [{ heading, lines: facts }, ...texts];
  return parts.map((part) => [part.heading, ...part.lines].join('\n')).join('\n\n');
}
