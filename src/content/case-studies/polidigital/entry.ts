import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'polidigital',
  customer: 'Polidigital',
  screen: 'bill',
  tags: ['tech', 'crm', 'consulting', 'devops', 'performance-analysis'],
} as const satisfies CaseStudyEntry;
