import { evidence } from './sneakpeek/evidence';
import { lostPhone } from './sneakpeek/lostPhone';
import { reviewFinding } from './sneakpeek/reviewFinding';
import { signing } from './sneakpeek/signing';
import type { CaseStudyScreens } from './caseStudyScreens';

/** The finding, the signature, the new phone's enrollment and the audit file of a payment app. */
export const sneakpeekScreens: CaseStudyScreens = { reviewFinding, signing, lostPhone, evidence };
