import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'sostena',
  customer: 'Sostena',
  screen: 'board',
  tags: ['agrotech', 'tech', 'web-dev', 'design', 'consulting', 'performance-analysis', 'meteor'],
} as const satisfies CaseStudyEntry;
