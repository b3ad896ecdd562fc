import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'sneakpeek',
  customer: 'Sneakpeek',
  screen: 'signing',
  tags: ['fintech', 'mobile-dev', 'devops'],
} as const satisfies CaseStudyEntry;
