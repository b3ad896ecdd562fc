import { singleLine } from '@nine-blocks/email-payload/singleLine';
import type { ReferralSummary } from '@nine-blocks/email-payload/summaryHtml';
import { textLines } from '../email/textLines';
import { cleanReferral, type ReferralValues } from './referralForm';
import type { ReferralWords } from './referralWords';

/** What a referral's mail says: the contact, then details and how the visitor knows them; nothing that was left empty. */
export function referralSummary(values: ReferralValues, words: ReferralWords): ReferralSummary {
  const contact = [
    [words.name, singleLine(values.referralName)],
    [words.email, singleLine(cleanReferral(values).referralEmail)],
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
