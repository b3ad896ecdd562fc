import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'lempire',
  customer: 'lempire',
  screen: 'sequence',
  tags: ['sales', 'tech', 'web-dev', 'consulting', 'meteor'],
} as const satisfies CaseStudyEntry;
