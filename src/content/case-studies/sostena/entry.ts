import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = {
  customer: 'Sostena',
  screen: 'board',
  tags: ['agrotech', 'tech', 'web-dev', 'design', 'consulting', 'performance-analysis', 'meteor'],
};
