import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = { customer: 'Aklivity', screen: 'guide', tags: ['tech', 'website', 'design'] };
