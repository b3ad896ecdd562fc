import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = {
  customer: 'Bemarke',
  screen: 'tables',
  tags: ['crm', 'sales', 'mobile-dev', 'devops', 'performance-analysis'],
};
