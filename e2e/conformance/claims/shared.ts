import type { Proof } from '../proofs';

/** Rule engines look at every page in every language, at one page of each kind in both color schemes, and at every open state. */
export const ruleEngines: readonly Proof[] = [
  'e2e/accessibility.spec.ts › accessible in light and dark',
  'e2e/caseStudy.spec.ts › is accessible in both color schemes',
  'e2e/services.spec.ts › is accessible in light and dark',
  'e2e/textPages.spec.ts › is accessible in',
  'e2e/referralPage.spec.ts › is accessible in every state',
  'e2e/long/everyPage.spec.ts › is accessible',
];

/** What only a native speaker can say of the translations. */
export const nativeSpeakers = 'Native speakers of Portuguese, Spanish and Arabic would have to read the translations';
