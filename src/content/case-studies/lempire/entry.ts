import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = {
  customer: 'lempire',
  screen: 'sequence',
  tags: ['sales', 'tech', 'web-dev', 'consulting', 'meteor'],
};
