import { ofPart } from './parts';

/** `referral.terms.<id>`, one clause each (docs/requirements.md, 7). */
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
