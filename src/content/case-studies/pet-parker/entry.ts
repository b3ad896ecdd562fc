import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'petparker',
  customer: 'Pet Parker',
  screen: 'door',
  tags: ['pet', 'mobile-dev', 'design'],
} as const satisfies CaseStudyEntry;
