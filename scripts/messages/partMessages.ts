import { productStudy } from '../../src/content/caseStudies';
import { type Part, parts } from '../../src/content/parts';

const ofStudy = (...starts: readonly string[]) =>
  productStudy === undefined ? [] : starts.map((start) => start + productStudy);

/**
 * The messages that only one part shows, by the beginnings of their keys. While the part is off, they are neither checked, counted, exported nor
 * published. A numbered message (`.3`) must be the last of its list, because a list ends at the first missing number.
 */
const messagesOfParts: Readonly<Record<Part, readonly string[]>> = {
  brief: ['brief', 'common.cta.brief', 'common.footer.brief'],
  compare: ['common.compare', 'compare'],
  conformance: ['dueDiligence.facts.website', 'dueDiligence.source.conformanceReport'],
  dueDiligence: ['common.dueDiligence', 'common.footer.dueDiligence', 'compare.pack.facts', 'dueDiligence'],
  education: ['aboutUs.work.4', 'common.footer.education', 'education', 'home.education'],
  imprint: ['common.footer.imprint', 'imprint'],
  product: [
    'aboutUs.who.5',
    'calculators.reward.deal.hosting',
    'calculators.reward.rule.hosting',
    'caseStudy.aklivity.words.3',
    'common.cloudHosting',
    'common.footer.products',
    'common.nav.hosting',
    'referral.terms.product',
    'service.devops.why.operators',
    'service.meteor.reasons.hosting',
    'termsAndConditions.externalLinks.2',
    ...ofStudy('caseStudy.', 'compare.study.', 'service.product-design.featureWork.'),
  ],
  referral: [
    'calculators.reward',
    'common.footer.referral',
    'privacyPolicy.forms.item2',
    'privacyPolicy.purpose.2',
    'privacyPolicy.referred',
    'privacyPolicy.retention.2',
    'referral',
    'termsAndConditions.referralProgram',
  ],
};

/** The parts that this site does not have. */
export const partsOff: readonly Part[] = (Object.keys(parts) as Part[]).filter((part) => !parts[part]);

/** Whether a message, or every message with this beginning, belongs to a part that is off. */
export function isLeftOut(key: string, off: readonly Part[] = partsOff): boolean {
  return off.some((part) => messagesOfParts[part].some((start) => `${key}.`.startsWith(`${start}.`)));
}
