import type { Proof } from '../proofs';

/** Three rule engines and a markup checker look at every page and open state, in every language, wide and narrow, light and dark. */
export const ruleEngines: readonly Proof[] = [
  'e2e/accessibility/accessibility.spec.ts › has no violation and valid markup',
  'e2e/long/rules.spec.ts › has no violation and valid markup',
];

/** What only a native speaker can say of the translations. */
export const nativeSpeakers = 'Native speakers of Portuguese, Spanish and Arabic would have to read the translations';
