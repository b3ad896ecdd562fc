import { ofPart } from './parts';

/** `termsAndConditions.<id>.heading`, with paragraphs `.1`, `.2`, … and list items `.item1`, `.item2`, … */
export const termsSections = [
  'use',
  'information',
  'intellectualProperty',
  'sampleContent',
  'linking',
  'externalLinks',
  ...ofPart('referral', 'referralProgram'),
  'privacy',
  'liability',
  'changes',
  'law',
  'contact',
] as const;
