import { ofPart } from './parts';

/** The clauses of the referral terms, `referral.terms.<id>` (docs/requirements.md, 7). */
export const referralClauses = [
  'commission',
  'cap',
  'number',
  'types',
  'procedure',
  'fixedPrice',
  'hourly',
  'payment',
  'services',
  ...ofPart('product', 'product'),
  'changes',
  'decision',
] as const;
