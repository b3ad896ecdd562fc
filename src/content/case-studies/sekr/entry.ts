import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = {
  customer: 'Sekr',
  screen: 'route',
  tags: ['camping', 'tech', 'mobile-dev', 'web-dev'],
};
