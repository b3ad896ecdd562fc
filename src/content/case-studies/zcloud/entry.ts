import { company } from '../../company';
import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'zcloud',
  customer: company.product,
  screen: 'review',
  tags: ['tech', 'design', 'website', 'devops'],
} as const satisfies CaseStudyEntry;
