import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'aklivity',
  customer: 'Aklivity',
  screen: 'guide',
  tags: ['tech', 'website', 'design'],
} as const satisfies CaseStudyEntry;
