import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'sekr',
  customer: 'Sekr',
  screen: 'route',
  tags: ['camping', 'tech', 'mobile-dev', 'web-dev'],
} as const satisfies CaseStudyEntry;
