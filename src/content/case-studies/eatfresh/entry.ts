import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = {
  customer: 'EatFresh',
  screen: 'menu',
  tags: ['e-commerce', 'web-dev', 'website'],
};
