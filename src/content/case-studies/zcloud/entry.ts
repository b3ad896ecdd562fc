import { company } from '../../company';
import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = {
  customer: company.product,
  screen: 'review',
  tags: ['tech', 'design', 'website', 'devops'],
};
