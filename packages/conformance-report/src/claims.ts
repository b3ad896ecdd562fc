import { operable } from './claims/operable';
import { perceivable } from './claims/perceivable';
import { robust } from './claims/robust';
import { understandable } from './claims/understandable';
import type { Proof } from './proofs';
import type { CriterionNumber } from './wcag22';

/** What this site says of a success criterion. */
export interface Claim {
  /** Where it applies on this site, and what is done. */
  here: string;
  /** The tests that fail when it is not so. */
  provedBy?: readonly Proof[];
  /** What no test can see, and who would have to look. Nobody has yet: take it out when somebody did, and say so in `here`. */
  people?: string;
  /** What is known to be missing. */
  shortfall?: string;
  /** There is nothing on the site that the criterion speaks of. */
  notApplicable?: true;
}

export type Claims = Partial<Record<CriterionNumber, Claim>>;

/** Every criterion of A and AA, and those of AAA that the site claims. */
export const claims: Claims = { ...perceivable, ...operable, ...understandable, ...robust };
