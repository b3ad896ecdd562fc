import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'favro',
  customer: 'Favro',
  screen: 'board',
  tags: ['project-management', 'tech', 'web-dev', 'meteor'],
} as const satisfies CaseStudyEntry;
