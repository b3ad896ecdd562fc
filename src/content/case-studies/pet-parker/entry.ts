import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = { customer: 'Pet Parker', screen: 'door', tags: ['pet', 'mobile-dev', 'design'] };
