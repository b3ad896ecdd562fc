import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = {
  customer: 'Polidigital',
  screen: 'bill',
  tags: ['tech', 'crm', 'consulting', 'devops', 'performance-analysis'],
};
