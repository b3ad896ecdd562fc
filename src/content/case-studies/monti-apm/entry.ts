import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'montiapm',
  customer: 'Monti APM',
  screen: 'trace',
  tags: ['tech', 'web-dev', 'devops', 'meteor'],
} as const satisfies CaseStudyEntry;
