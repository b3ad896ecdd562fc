import type { CaseStudyEntry } from '../../caseStudy';

export const entry = {
  id: 'eatfresh',
  customer: 'EatFresh',
  screen: 'menu',
  tags: ['e-commerce', 'web-dev', 'website'],
} as const satisfies CaseStudyEntry;
