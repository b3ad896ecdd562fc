import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'unloc',
  customer: 'Unloc',
  screen: 'renewals',
  tags: ['crm', 'tech', 'web-dev'],
} as const satisfies CaseStudyEntry;
