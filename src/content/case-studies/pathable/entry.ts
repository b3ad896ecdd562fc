import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'pathable',
  customer: 'Pathable',
  screen: 'schedule',
  tags: ['events', 'tech', 'web-dev', 'design', 'meteor'],
} as const satisfies CaseStudyEntry;
