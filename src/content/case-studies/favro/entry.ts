import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = {
  customer: 'Favro',
  screen: 'board',
  tags: ['project-management', 'tech', 'web-dev', 'meteor'],
};
