import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'bemarke',
  customer: 'Bemarke',
  screen: 'tables',
  tags: ['crm', 'sales', 'mobile-dev', 'devops', 'performance-analysis'],
} as const satisfies CaseStudyEntry;
