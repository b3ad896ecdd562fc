import type { ReferralSummary } from './summaryHtml';

/** A summary as plain text with the words of its HTML: each fact is on its own line, with an empty line between the parts. */
export function summaryText({ heading, contact, texts }: ReferralSummary): string {
  const facts = contact.map(([label, value]) => `${label}: ${value}`);
  const parts = [{ heading, lines: facts }, ...texts];
  return parts.map((part) => [part.heading, ...part.lines].join('\n')).join('\n\n');
}
