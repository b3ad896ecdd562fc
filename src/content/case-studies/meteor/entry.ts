import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'meteor',
  customer: 'Meteor',
  screen: 'calls',
  tags: ['tech', 'consulting', 'meteor'],
} as const satisfies CaseStudyEntry;
