import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = {
  customer: 'Monti APM',
  screen: 'trace',
  tags: ['tech', 'web-dev', 'devops', 'meteor'],
};
