import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = {
  customer: 'Sneakpeek',
  screen: 'signing',
  tags: ['fintech', 'mobile-dev', 'devops'],
};
