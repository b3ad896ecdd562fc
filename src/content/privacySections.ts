import { ofPart } from './parts';

/** `privacyPolicy.<id>.heading`, with paragraphs `.1`, `.2`, … and list items `.item1`, `.item2`, … */
export const privacySections = [
  'responsible',
  'visit',
  'storage',
  'forms',
  'recipients',
  'purpose',
  ...ofPart('referral', 'referred'),
  'retention',
  'rights',
  'requests',
  'children',
  'links',
  'changes',
] as const;
