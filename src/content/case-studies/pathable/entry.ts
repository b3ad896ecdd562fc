import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = {
  customer: 'Pathable',
  screen: 'schedule',
  tags: ['events', 'tech', 'web-dev', 'design', 'meteor'],
};
